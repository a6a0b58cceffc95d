// The theme and the language that the gallery is seen in. Neither is remembered.

import { useState } from "preact/hooks";

const THEMES = ["auto", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

interface ChoicesProps {
  languages: readonly string[];
  onLanguage: (language: string) => void;
}

export function Choices({ languages, onLanguage }: ChoicesProps) {
  const [theme, setTheme] = useState<Theme>("auto");
  const [language, setLanguage] = useState(document.documentElement.lang);
  const wear = (chosen: Theme) => {
    if (chosen === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
    setTheme(chosen);
  };
  const speak = (chosen: string) => {
    onLanguage(chosen);
    setLanguage(chosen);
  };
  return (
    <div class="gallery-choices">
      <Choice name="Theme" options={THEMES} chosen={theme} onChoose={wear} />
      <Choice name="Language" options={languages} chosen={language} onChoose={speak} />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  options: readonly T[];
  chosen: T;
  onChoose: (option: T) => void;
}

function Choice<T extends string>({ name, options, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend>{name}</legend>
      <div class="chips">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            class="chip"
            data-choice={option}
            aria-pressed={option === chosen}
            onClick={() => onChoose(option)}
          >
            {option}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
