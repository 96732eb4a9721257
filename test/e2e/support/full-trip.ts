import { compressText } from '../../../src/platform/compressed-text.ts';
import type { Language } from '../../../src/schema/language.ts';
import { nextWeekday } from './dates.ts';

const day = nextWeekday('saturday');
const lastDay = nextWeekday('saturday', 14);

/**
 * What a trip link carries: a transfer with its flight, a tour with its pickup, two extras or fewer; and the language of the
 * locale file in which the cart was shown, if any.
 */
export async function fullTrip(
  language: Language,
  currency: string,
  tripKind: 'oneway' | 'roundtrip' = 'oneway',
  extras = 2,
  fileLanguage?: string,
): Promise<string> {
  const returnLeg =
    tripKind === 'roundtrip' ? [`${lastDay} 12:30`, ['Aeromar', 'VW 301', 'int', `${lastDay} 17:00`]] : null;
  const lines = cart(language, currency, returnLeg, extras);
  const fields = fileLanguage === undefined ? lines : [...lines, fileLanguage];
  return `1.${await compressText(JSON.stringify(fields))}`;
}

const cart = (language: Language, currency: string, returnLeg: unknown[] | null, extras: number) => [
  ...[language, currency, 'desk', 'lobby-qr', ''],
  [
    [
      ...['cun', 'quinta-luna', 'A2H', 'cancun-airport_playa-del-carmen_sedan', 2, 1],
      ...[[`${day} 15:30`, ['Aeromar', 'VW 300', 'int', `${day} 14:30`]], returnLeg],
    ],
  ],
  [['dinner-show', 'evenings', 4031, day, '19:00', 2, 1, 0, 'casa-copal']],
  [
    [101, 0, 0, 2],
    ['fast-lane', 2, 1, 0],
  ].slice(0, extras),
];
