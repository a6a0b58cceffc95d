// The end of the line: the server has closed this room's socket for good, and says why.

import { CLOSE } from "../protocol";
import { Button } from "../shared/button";
import { roomPage } from "../shared/page";
import { t } from "../state/store";

export function Closed({ code }: { code: number }) {
  const isGone = code === CLOSE.NO_SUCH_ROOM;
  const isCodeOver = isGone && !roomPage().isByKey;
  return (
    <main class="page">
      <header class="band">
        <h1 class="title" tabIndex={-1}>
          {t("game-title")}
        </h1>
      </header>
      <div class="page-body">
        <p role="alert">{isCodeOver ? t("code-over") : t("closed", { code })}</p>
        {!isGone && (
          <Button look="primary" onPress={() => location.reload()}>
            {t("try-again")}
          </Button>
        )}
        <a class={isGone ? "button button-primary" : "button"} href="/">
          {t("to-start-page")}
        </a>
      </div>
    </main>
  );
}
