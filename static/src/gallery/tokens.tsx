// The tokens by name, as the theme in force has them: read from the style sheet, so that none can be missing.

const COLOUR = /^(#|rgb|hsl|color)/;

export function Tokens() {
  const names = [...new Set(ownRules().flatMap(namesIn))];
  const values = getComputedStyle(document.documentElement);
  const isColour = (name: string) => COLOUR.test(values.getPropertyValue(name).trim());
  return (
    <section>
      <h2>Tokens</h2>
      <ul class="gallery-swatches">
        {names.filter(isColour).map((name) => (
          <li key={name} data-token={name}>
            <i style={{ background: `var(${name})` }} />
            <small>{name}</small>
          </li>
        ))}
      </ul>
      <dl class="gallery-tokens">
        {names
          .filter((name) => !isColour(name))
          .map((name) => (
            <div key={name} data-token={name}>
              <dt>{name}</dt>
              <dd>{values.getPropertyValue(name)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function ownRules(): CSSStyleRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText === ":root");
}

function namesIn({ style }: CSSStyleRule): string[] {
  return [...style].filter((name) => name.startsWith("--"));
}
