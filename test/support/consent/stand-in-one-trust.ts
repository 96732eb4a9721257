import { removeGlobals, setGlobal, type StandInTool } from './stand-in-tool.ts';

/** OneTrust lists the active categories in a string, with a comma on both sides of each. */
export function standInOneTrust(): StandInTool {
  let isClosed = false;
  const place = (categories: string[]) => {
    setGlobal('OnetrustActiveGroups', `,${['C0001', ...categories].join(',')},`);
    window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: categories }));
  };
  return {
    name: 'OneTrust',
    appear: () => {
      setGlobal('OneTrust', { IsAlertBoxClosed: () => isClosed });
      place([]);
    },
    answer: (analytics, maps) => {
      isClosed = true;
      place([...(analytics ? ['C0002'] : []), ...(maps ? ['C0003'] : [])]);
    },
    remove: () => {
      isClosed = false;
      removeGlobals('OneTrust', 'OnetrustActiveGroups');
    },
  };
}
