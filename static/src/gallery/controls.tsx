// The controls that all screens share, in each of their states. A press is tried by pressing.

import { useState } from "preact/hooks";
import { Button, IconButton } from "../shared/button";
import { ConfirmButton } from "../shared/confirm_button";
import { Switch, TextField } from "../shared/field";
import { Notices, notify } from "../shared/notice";
import { Sheet } from "../shared/sheet";
import { Stack } from "../shared/stack";
import { REFUSED, WAITING } from "./sample";

const none = () => undefined;

export function Controls() {
  return (
    <>
      <section class="gallery-buttons">
        <h2>Buttons</h2>
        <p class="gallery-row">
          <Button onPress={none}>Plain</Button>
          <Button onPress={none} look="primary">
            Primary
          </Button>
          <Button onPress={none} look="quiet">
            Quiet
          </Button>
          <Button onPress={none} look="danger">
            Danger
          </Button>
          <Button onPress={none} icon="copy">
            Icon
          </Button>
          <IconButton name="menu" label="Menu" onPress={none} />
        </p>
        <p class="gallery-row">
          <Button onPress={none} disabled>
            Disabled
          </Button>
          <Button onPress={none} look="primary" disabled>
            Disabled
          </Button>
          <Button onPress={none} id={WAITING}>
            Pending
          </Button>
          <Button onPress={none} look="primary" id={WAITING}>
            Pending
          </Button>
          <ConfirmButton label="Asks first" question="Really?" onConfirm={none} />
        </p>
        <div class="gallery-row">
          <Button onPress={none} id={REFUSED}>
            Refused
          </Button>
        </div>
        <Button onPress={none} look="primary" wide icon="check">
          Wide
        </Button>
      </section>
      <Fields />
      <section>
        <h2>Stacks, and “any”</h2>
        <p class="gallery-row">
          <Stack kind="bead" type="bull" count={1} />
          <Stack kind="bead" type="snake" count={2} />
          <Stack kind="bead" type="fish" count={12} size="large" />
          <Stack kind="spirit" type="owl" count={1} />
          <span class="any">?</span>
        </p>
      </section>
      <Overlays />
    </>
  );
}

function Fields() {
  const [name, setName] = useState("Ana");
  const [isOn, setOn] = useState(true);
  return (
    <section class="gallery-fields">
      <h2>Fields and switches</h2>
      <TextField label="Field" value={name} onInput={setName} limit={24} />
      <TextField label="Empty field" value="" onInput={none} limit={24} placeholder="Placeholder" />
      <Switch label="Switch" hint="With a hint" isOn={isOn} onChange={setOn} />
      <Switch label="Off" isOn={false} onChange={none} />
      <Switch label="Disabled" isOn={false} onChange={none} disabled />
    </section>
  );
}

function Overlays() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h2>Sheet and notices</h2>
      <p class="gallery-row">
        <Button onPress={() => setOpen(true)}>Open the sheet</Button>
        <Button onPress={() => notify("A notice, gone after some seconds")}>Notice</Button>
      </p>
      <div class="gallery-notices">
        <Notices />
      </div>
      {isOpen && (
        <Sheet
          title="A sheet"
          onClose={() => setOpen(false)}
          bar={
            <Button look="primary" onPress={() => setOpen(false)}>
              Done
            </Button>
          }
        >
          <p>What stands in a sheet.</p>
          <TextField label="Field" value="" onInput={none} limit={24} />
          <Switch label="Switch" isOn onChange={none} />
        </Sheet>
      )}
    </section>
  );
}
