import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { proxy } from 'valtio';
import { useSnapshot } from 'valtio/react';
import { CheckboxField } from '../../../src/ui/check-field.tsx';
import { ChoiceList } from '../../../src/ui/choice-list.tsx';
import { renderKit } from './render-kit.tsx';

const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

test('a choice that is gone and returns does not take the place of what was chosen meanwhile', async () => {
  let offer: (times: string[]) => void = () => undefined;
  let stored = '';
  function Times() {
    const [times, setTimes] = useState(['10:00', '14:00']);
    const [time, setTime] = useState('10:00');
    offer = setTimes;
    stored = time;
    const choices = times.map((value) => ({ value, title: value }));
    return <ChoiceList legend="Schedule" choices={choices} value={time} onChange={setTime} />;
  }
  const visitor = renderKit(<Times />);
  expect(chosen()).toBe('10:00');
  act(() => offer(['14:00']));
  await visitor.click(screen.getByRole('radio', { name: '14:00' }));
  act(() => offer(['10:00', '14:00']));
  expect([chosen(), stored]).toEqual(['14:00', '14:00']);
});

test('a box that a script clicks is checked within the same task', () => {
  const state = proxy({ isOn: false });
  function Box() {
    return (
      <CheckboxField
        label="Terms"
        checked={useSnapshot(state).isOn}
        onChange={(isOn) => (state.isOn = isOn)}
      />
    );
  }
  renderKit(<Box />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(box);
  expect([box.checked, state.isOn]).toEqual([true, true]);
});
