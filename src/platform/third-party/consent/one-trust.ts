import { pageValue } from '../../page/page-value.ts';
import type { ConsentAnswer, ConsentSource } from './consent-source.ts';

/** The categories that OneTrust proposes: performance, which includes analytics, and functional. */
const PERFORMANCE = 'C0002';
const FUNCTIONAL = 'C0003';

/** OneTrust lists the categories that are active: `,C0001,C0002,`. https://developer.onetrust.com/onetrust/docs/javascript-api */
export function oneTrustSource(): ConsentSource {
  return {
    name: 'OneTrust',
    isPresent: () => typeof pageValue('OnetrustActiveGroups') === 'string',
    read: () => ({ analytics: answer(PERFORMANCE), maps: answer(FUNCTIONAL) }),
    events: ['OneTrustGroupsUpdated'],
  };
}

function answer(category: string): ConsentAnswer {
  if (!String(pageValue('OnetrustActiveGroups')).includes(`,${category},`)) return 'denied';
  return hasAnswered() ? 'granted' : 'assumed';
}

/** Whether the visitor has closed the banner. Before, the categories are those that are active by default. */
function hasAnswered(): boolean {
  const tool = Object(pageValue('OneTrust')) as { IsAlertBoxClosed?: () => unknown };
  return tool.IsAlertBoxClosed?.() !== false;
}
