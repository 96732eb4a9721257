import { screen, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { CheckboxField, SwitchField } from '../../../../src/ui/fields/choice/checkbox-field.tsx';
import { ChoiceList } from '../../../../src/ui/fields/choice/choice-list.tsx';
import { ErrorSummary } from '../../../../src/ui/fields/errors/error-summary.tsx';
import { SegmentedControl } from '../../../../src/ui/fields/choice/segmented-control.tsx';
import { SelectField } from '../../../../src/ui/fields/choice/select-field.tsx';
import { TextField } from '../../../../src/ui/fields/text/text-field.tsx';
import { TimeFields } from '../../../../src/ui/dates/time-fields.tsx';
import { useFormErrors } from '../../../../src/ui/fields/errors/use-form-errors.ts';
import { renderKit } from '../render-kit.tsx';

const ignore = () => undefined;

test('the label alone is the name of a required field with an error', () => {
  renderKit(<TextField label="Email" required error="Enter an address" value="" onChange={ignore} />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  const notes = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual(['Enter an address']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-required')).toBe('true');
});

test('a select starts with its empty option', () => {
  renderKit(
    <SelectField
      label="Airport"
      value=""
      placeholder="Choose"
      options={[{ value: 'CUN', label: 'Cancún' }]}
      onChange={ignore}
    />,
  );
  expect(screen.getByLabelText<HTMLSelectElement>('Airport').selectedOptions[0]?.textContent).toBe('Choose');
});

test('a ref receives the select once, however often the field is rendered', async () => {
  const received = vi.fn<(select: HTMLSelectElement | null) => void>();
  function PickupTime() {
    const [hour, setHour] = useState('14');
    return (
      <TimeFields
        label="Pickup time"
        hour={hour}
        minute="30"
        onChange={({ hour: selected = '' }) => setHour(selected)}
        hourRef={received}
      />
    );
  }
  const visitor = renderKit(<PickupTime />);
  const select = screen.getByLabelText<HTMLSelectElement>('Hour');
  await visitor.selectOptions(select, '15');
  expect(select.value).toBe('15');
  expect(received.mock.calls).toEqual([[select]]);
});

test('checkbox and switch are native and named by their label', () => {
  renderKit(
    <>
      <CheckboxField label="I accept the terms" required checked={false} onChange={ignore} />
      <SwitchField label="Return trip" checked onChange={ignore} />
    </>,
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept the terms' }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Return trip' }).checked).toBe(true);
});

test('a segmented control is a group of radio buttons', async () => {
  function Direction() {
    const [value, setValue] = useState<'in' | 'out'>('in');
    const options = [
      { value: 'in', label: 'Airport to Hotel' },
      { value: 'out', label: 'Hotel to Airport' },
    ] as const;
    return <SegmentedControl legend="Direction" options={options} value={value} onChange={setValue} />;
  }
  const visitor = renderKit(<Direction />);
  expect(screen.getByRole('radiogroup', { name: 'Direction' })).toBeTruthy();
  await visitor.click(screen.getByLabelText('Hotel to Airport'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hotel to Airport' }).checked).toBe(true);
});

test('a summary is shown on submit, and only gets shorter until the next one', async () => {
  function Form() {
    const [missing, setMissing] = useState<('name' | 'place')[]>([]);
    const { summary, show, field } = useFormErrors(missing, { name: 'Enter a name', place: 'Enter a place' });
    return (
      <>
        <ErrorSummary {...summary} />
        <TextField {...field('name')} label="Name" value="" onChange={ignore} />
        <button onClick={() => setMissing(['name', 'place'])}>Empty</button>
        <button onClick={() => setMissing(['place'])}>Fill in the name</button>
        <button onClick={show}>Send</button>
      </>
    );
  }
  const texts = () => screen.queryAllByRole('link').map((link) => link.textContent);
  const visitor = renderKit(<Form />);
  const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
  await press('Empty');
  expect(texts()).toEqual([]);
  await press('Send');
  expect(texts()).toEqual(['Enter a name', 'Enter a place']);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await press('Fill in the name');
  await press('Empty');
  expect(texts()).toEqual(['Enter a place']);
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();
  await press('Send');
  expect(texts()).toEqual(['Enter a name', 'Enter a place']);
});

test('the summary is focused as soon as it is shown, also by a form that checks its fields first', async () => {
  let focused: Element | null = null;
  function Form() {
    const { summary, show } = useFormErrors(['name'], { name: 'Enter a name' });
    const send = async () => {
      await Promise.resolve();
      show();
      focused = document.activeElement;
    };
    return (
      <>
        <ErrorSummary {...summary} />
        <button onClick={() => void send()}>Send</button>
      </>
    );
  }
  const visitor = renderKit(<Form />);
  await visitor.click(screen.getByRole('button', { name: 'Send' }));
  expect(focused).toBe(screen.getByRole('alert'));
});

test('a link in the summary focuses its field, or the first control of its group', async () => {
  const visitor = renderKit(
    <>
      <ErrorSummary
        ref={createRef()}
        errors={[
          { fieldId: 'email', message: 'Enter an address' },
          { fieldId: 'payment', message: 'Choose how to pay' },
        ]}
      />
      <TextField id="email" label="Email" value="" onChange={ignore} />
      <ChoiceList
        id="payment"
        legend="Payment"
        value=""
        onChange={ignore}
        choices={[{ value: 'card', title: 'Card' }]}
      />
    </>,
  );
  expect(screen.getByRole('alert')).toBeTruthy();
  await visitor.click(screen.getByRole('link', { name: 'Enter an address' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await visitor.click(screen.getByRole('link', { name: 'Choose how to pay' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Card'));
});

test('hours and minutes have two digits, one-minute steps and an empty start', () => {
  renderKit(<TimeFields label="Flight time" hour="" minute="" onChange={ignore} />);
  const values = (label: string) =>
    Array.from(screen.getByLabelText<HTMLSelectElement>(label).options, ({ value }) => value);
  expect(values('Hour')).toHaveLength(25);
  expect(values('Minute')).toHaveLength(61);
  expect(values('Hour').slice(0, 2)).toEqual(['', '00']);
  expect(values('Minute').at(-1)).toBe('59');
});

test('four typed digits fill in hour and minute', async () => {
  const visitor = userEvent.setup();
  const chosen: object[] = [];
  renderKit(<TimeFields label="Flight time" hour="" minute="" onChange={(part) => chosen.push(part)} />);
  screen.getByLabelText('Hour').focus();
  await visitor.keyboard('15');
  expect(document.activeElement).toBe(screen.getByLabelText('Minute'));
  await visitor.keyboard('30');
  expect(chosen).toEqual([{ hour: '15' }, { minute: '30' }]);
});

test('a digit that no hour or minute starts with needs no zero before it', async () => {
  const visitor = userEvent.setup();
  const chosen: object[] = [];
  renderKit(<TimeFields label="Flight time" hour="" minute="" onChange={(part) => chosen.push(part)} />);
  screen.getByLabelText('Hour').focus();
  await visitor.keyboard('357');
  expect(chosen).toEqual([{ hour: '03' }, { minute: '57' }]);
  await visitor.keyboard('6');
  expect(chosen.at(-1)).toEqual({ minute: '06' });
});

test('a time is named, described and marked as wrong once for both selects', () => {
  const errors = { hour: 'Enter the time', minute: 'Enter the time' };
  renderKit(
    <TimeFields
      label="Flight time"
      hint="Lands at"
      required
      hour=""
      minute=""
      errors={errors}
      onChange={ignore}
    />,
  );
  const group = screen.getByRole('group', { name: 'Flight time' });
  expect(group.getAttribute('aria-description')).toBe('Lands at');
  expect(within(group).getAllByText('Enter the time')).toHaveLength(1);
  for (const label of ['Hour', 'Minute']) {
    const select = within(group).getByRole('combobox', { name: label, description: 'Enter the time' });
    expect(select.getAttribute('aria-invalid')).toBe('true');
    expect(select.getAttribute('aria-required')).toBe('true');
  }
});

test('digits in two selects are not a pair', async () => {
  const visitor = userEvent.setup();
  const chosen: object[] = [];
  renderKit(<TimeFields label="Flight time" hour="" minute="" onChange={(part) => chosen.push(part)} />);
  screen.getByLabelText('Hour').focus();
  await visitor.keyboard('1{Tab}30');
  expect(chosen).toEqual([{ minute: '30' }]);
});

test('a time can be pasted; other text is left alone', async () => {
  const visitor = userEvent.setup();
  const chosen: object[] = [];
  renderKit(<TimeFields label="Flight time" hour="" minute="" onChange={(part) => chosen.push(part)} />);
  screen.getByLabelText('Hour').focus();
  await visitor.paste('3:30 pm');
  await visitor.paste('soon');
  expect(chosen).toEqual([{ hour: '15', minute: '30' }]);
});
