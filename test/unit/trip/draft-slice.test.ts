import { beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../../../src/platform/storage.ts';
import { createState } from '../../../src/storefront/create-state.ts';

const pickup = { date: '2026-06-12', hour: '09', minute: '15' };
const open = () => createState(memoryStorage(), 'key').draft;
let draft: ReturnType<typeof open>;

beforeEach(() => {
  draft = open();
  draft.changeFlight('service', { date: '2026-06-12', hour: '08', minute: '00' });
  draft.changePickup('service', pickup);
  draft.acceptRisk('service', '2026-06-12 09:15');
});

test.each([{ date: '2026-06-13' }, { hour: '08' }, { minute: '30' }, { flightType: 'nat' as const }])(
  'another time or type of flight brings a new pickup and a new question of risk: %j',
  (change) => {
    draft.changeFlight('service', change);
    expect(draft.state.service).toMatchObject({ ownPickup: null, riskAcceptedFor: '' });
  },
);

test('another airline or number leaves the pickup of the visitor', () => {
  draft.changeFlight('service', { airline: 'Aeromar', flightNumber: 'VW 300' });
  draft.changeFlight('return', { date: '2026-06-19' });
  expect(draft.state.service).toMatchObject({ ownPickup: pickup, riskAcceptedFor: '2026-06-12 09:15' });
});
