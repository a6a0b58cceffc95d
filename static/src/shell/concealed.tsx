// What leads to the table or to a seat, covered by dots on devices that hide it, until it is tapped.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../shared/button";
import { t } from "../state/store";
import { hidesInvite } from "./hiding";

export function Concealed({ children }: { children: ComponentChildren }) {
  const [isUncovered, uncover] = useState(false);
  if (isUncovered || !hidesInvite().value) return <>{children}</>;
  return (
    <div class="invite concealed">
      <p>
        <span class="dots" aria-hidden="true">
          ••••••
        </span>{" "}
        {t("invite-hidden")}
      </p>
      <Button onPress={() => uncover(true)}>{t("show-invite")}</Button>
    </div>
  );
}
