import { Checkbox } from '~/ui/checkbox';
import { Field } from '~/ui/field';
import { Quantity } from '~/ui/quantity';
import { RadioGroup } from '~/ui/radio-group';
import { Select } from '~/ui/select';
import { Sample, Section } from './section';

const finishes = [
  { value: 'brass', label: 'Brass' },
  { value: 'black', label: 'Black' },
  { value: 'nickel', label: 'Nickel, sold out', disabled: true },
];
const deliveries = [
  { value: 'post', label: 'By post', note: 'Two to four days' },
  { value: 'collect', label: 'Collect it', note: 'From the workshop' },
  { value: 'van', label: 'By van', note: 'Not for this order', disabled: true },
];
const long =
  'A label that goes on for longer than the field is wide, as they do once they are translated';

export const Fields = () => (
  <Section title="Fields">
    <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
      <Sample title="Text">
        <div className="grid gap-6">
          <Field label="Email" name="email" type="email" placeholder="you@example.com" />
          <Field label="In focus" name="focused" data-show="focus" defaultValue="Ada" />
          <Field label="With a hint" name="hinted" hint="At least 8 characters." type="password" />
          <Field
            label="Wrong"
            name="wrong"
            defaultValue="ada@"
            error="Please enter a valid email address."
          />
          <Field label="Disabled" name="disabled" defaultValue="ada@example.com" disabled />
          <Field label={long} name="long" defaultValue={long} />
        </div>
      </Sample>
      <Sample title="Select">
        <div className="grid gap-6">
          <Select label="Finish" name="finish" choices={finishes} />
          <Select label="In focus" name="finish2" choices={finishes} data-show="focus" />
          <Select
            label="Wrong"
            name="finish3"
            choices={finishes}
            error="This finish has just sold out."
          />
          <Select label="Disabled" name="finish4" choices={finishes} disabled />
        </div>
      </Sample>
      <Sample title="Quantity">
        <div className="grid justify-items-start gap-6">
          <Quantity name="quantity1" />
          <Quantity name="quantity2" label="At its least" defaultValue={1} min={1} />
        </div>
      </Sample>
      <Sample title="Checkbox">
        <div className="grid gap-4">
          <Checkbox label="Keep me posted" name="news" />
          <Checkbox label="Chosen" name="news2" defaultChecked />
          <Checkbox label="In focus" name="news3" data-show="focus" />
          <Checkbox label="Wrong" name="news4" error="This field is required." />
          <Checkbox label="Disabled" name="news5" disabled />
          <Checkbox label={long} name="news6" hint="You can change your mind at any time." />
        </div>
      </Sample>
      <Sample title="Radio group">
        <div className="grid gap-6">
          <RadioGroup legend="Delivery" name="delivery" choices={deliveries} defaultValue="post" />
          <RadioGroup
            legend="Nothing chosen"
            name="delivery2"
            choices={deliveries.slice(0, 2)}
            error="Please choose one."
          />
        </div>
      </Sample>
    </div>
  </Section>
);
