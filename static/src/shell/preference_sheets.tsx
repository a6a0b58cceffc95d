// Two sheets of the menu: in which language, and in which colours, this page is.

import { Icon } from "../shared/piece";
import { Sheet } from "../shared/sheet";
import { language, t } from "../words/words";
import { awaited, chooseLanguage, chooseTheme, languages, THEMES, theme } from "./preferences";
import { closeSheet } from "./sheets";

export function LanguageSheet() {
  return (
    <Sheet title={t("language")} onClose={closeSheet}>
      <div class="choices-tall" role="group" aria-label={t("language")}>
        {languages().map((each) => (
          <Choice
            key={each}
            words={t("language-name", { language: each })}
            lang={each}
            isChosen={each === language()}
            isAwaited={each === awaited.value}
            onPress={() => void chooseLanguage(each)}
          />
        ))}
      </div>
    </Sheet>
  );
}

export function AppearanceSheet() {
  return (
    <Sheet title={t("appearance")} onClose={closeSheet}>
      <div class="choices-tall" role="group" aria-label={t("appearance")}>
        {THEMES.map((each) => (
          <Choice
            key={each}
            words={t("theme-name", { theme: each })}
            isChosen={each === theme.value}
            onPress={() => void chooseTheme(each)}
          />
        ))}
      </div>
    </Sheet>
  );
}

interface ChoiceProps {
  words: string;
  lang?: string;
  isChosen: boolean;
  isAwaited?: boolean;
  onPress: () => void;
}

function Choice({ words, lang, isChosen, isAwaited = false, onPress }: ChoiceProps) {
  return (
    <button type="button" class="choice" lang={lang} aria-pressed={isChosen} aria-busy={isAwaited} onClick={onPress}>
      <span>{words}</span>
      {isChosen && <Icon name="check" />}
    </button>
  );
}
