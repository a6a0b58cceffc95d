// The market: the box top, the open center, the box bottom.

import { t } from "../state/store";
import { Box } from "./box";
import { Center } from "./center";
import { WhyNot } from "./hint";

export function Market() {
  return (
    <section class="market" aria-label={t("table-market")}>
      <Box side="top" />
      <Center />
      <Box side="bottom" />
      <WhyNot at="box-top" />
      <WhyNot at="box-bottom" />
      <WhyNot at="center" />
    </section>
  );
}
