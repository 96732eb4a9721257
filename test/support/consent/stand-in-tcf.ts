import { removeGlobals, setGlobal, type StandInTool } from './stand-in-tool.ts';

type Callback = (data: object | null, isSuccess: boolean) => void;

/** IAB's stub only queues calls until the tool has loaded, which replaces it and answers them. */
export function standInTcf(): StandInTool & { load: () => void; place: (api: unknown) => void } {
  let callbacks: Callback[] = [];
  let data: object = { eventStatus: 'cmpuishown', gdprApplies: true, purpose: { consents: {} } };
  const tell = (callback: Callback) => callback(data, true);
  const listen = (command: string, _version: number, callback: Callback) => {
    if (command === 'addEventListener') callbacks.push(callback);
  };
  return {
    name: 'TCF 2',
    appear: () => setGlobal('__tcfapi', (...call: Parameters<typeof listen>) => listen(...call)),
    load: () => {
      setGlobal('__tcfapi', (...call: Parameters<typeof listen>) => {
        listen(...call);
        tell(call[2]);
      });
      callbacks.forEach(tell);
    },
    place: (api) => setGlobal('__tcfapi', api),
    answer: (analytics, maps) => {
      data = {
        eventStatus: 'useractioncomplete',
        gdprApplies: true,
        purpose: { consents: { 1: maps, 8: analytics, 10: analytics } },
      };
      callbacks.forEach(tell);
    },
    remove: () => {
      callbacks = [];
      removeGlobals('__tcfapi');
    },
  };
}
