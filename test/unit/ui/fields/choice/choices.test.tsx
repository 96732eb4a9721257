import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ChoiceList } from '../../../../../src/ui/fields/choice/choice-list.tsx';
import { renderKit } from '../../render-kit.tsx';

const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

test('a choice that is removed and offered again does not replace the choice made in the meantime', async () => {
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
