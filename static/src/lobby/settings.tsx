// What is played: seats, variants, time limit. The host changes them, everybody reads them.

import { useEffect, useRef } from "preact/hooks";
import { MAX_SEATS, MIN_SEATS, TIME_LIMITS_MS } from "../protocol";
import { areSettingsWanted } from "../score/again";
import { Switch } from "../shared/field";
import { RefusalAt } from "../shared/refusal";
import { type TableSettings, t, type Variant, view } from "../state/store";
import { change, switchVariant } from "./changing";

const VARIANTS: readonly Variant[] = ["locked", "normal", "longer", "extended", "story"];
const SEATS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, at) => MIN_SEATS + at);
const MINUTE_MS = 60_000;

export function Settings() {
  const {
    you,
    room: { settings },
  } = view.value!;
  const mayChange = you.acts.includes("change_settings");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!areSettingsWanted.peek()) return;
    areSettingsWanted.value = false;
    requestAnimationFrame(() => title.current?.focus()); // after the screen, which leads to its own title
  }, []);
  return (
    <section class="variants">
      <h2 ref={title} tabIndex={-1}>
        {t("variations")} {!mayChange && <small>{t("host-chooses")}</small>}
      </h2>
      {VARIANTS.map((variant) => (
        <VariantSwitch key={variant} variant={variant} settings={settings} mayChange={mayChange} />
      ))}
      <Choice
        label={t("seats")}
        value={settings.seats}
        mayChange={mayChange}
        options={SEATS.map((seats) => [seats, t("seats-count", { count: seats })])}
        onChange={(seats) => void change(() => ({ seats }))}
      />
      <Choice
        label={t("time-limit")}
        value={settings.time_limit ?? 0}
        mayChange={mayChange}
        options={[
          [0, t("no-time-limit")],
          ...TIME_LIMITS_MS.map((limit): [number, string] => [limit, t("minutes", { count: limit / MINUTE_MS })]),
        ]}
        onChange={(limit) => void change(() => ({ time_limit: limit || null }))}
      />
      <RefusalAt id="change_settings" />
    </section>
  );
}

interface VariantSwitchProps {
  variant: Variant;
  settings: TableSettings;
  mayChange: boolean;
}

function VariantSwitch({ variant, settings, mayChange }: VariantSwitchProps) {
  return (
    <Switch
      label={t("variant", { variant })}
      hint={t("variant-hint", { variant })}
      isOn={settings.variants.includes(variant)}
      onChange={(isOn) => void switchVariant(variant, isOn)}
      disabled={!mayChange}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: number;
  options: readonly (readonly [number, string])[];
  mayChange: boolean;
  onChange: (value: number) => void;
}

function Choice({ label, value, options, mayChange, onChange }: ChoiceProps) {
  const chosen = options.find(([each]) => each === value)?.[1] ?? "";
  if (!mayChange)
    return (
      <p class="time-limit">
        <b class="label">{label}</b> {chosen}
      </p>
    );
  return (
    <label class="field time-limit">
      <span class="label">{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const wanted = Number(event.currentTarget.value);
          event.currentTarget.value = String(value); // until the server has the other
          onChange(wanted);
        }}
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
