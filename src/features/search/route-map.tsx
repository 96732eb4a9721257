import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Clock, Route } from 'lucide-react';
import { useEffect, useState } from 'react';
import { placeQuery } from '../../api/places.ts';
import { durationText } from '../../lib/duration-text.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { useElement } from '../../shared/host/element-host.ts';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { addSlottedContainer } from '../../platform/element/slotted-container.ts';
import { showDrivingRoute } from '../../platform/third-party/show-driving-route.ts';
import { type DrivingRoute } from '../../platform/third-party/driving-route.ts';
import type { Place } from '../../schema/place.ts';
import type { WireId } from '../../schema/wire-values.ts';
import { Cluster } from '../../ui/layout/layout.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { drivingMinutesKey } from '../../storefront/driving-minutes.ts';
import css from './route-map.css?inline';

interface RouteMapProps {
  mapsKey: string;
  /** The refs of both places. */
  from: WireId;
  to: WireId;
}

/** Rendered once the positions of both places are known. */
export function RouteMap({ mapsKey, from, to }: RouteMapProps) {
  const api = useApi();
  const { data: start } = useQuery(placeQuery(api, from));
  const { data: end } = useQuery(placeQuery(api, to));
  if (!start || !end) return null;
  return <DrawnRoute key={`${start.ref} ${end.ref}`} mapsKey={mapsKey} from={start} to={end} />;
}

interface DrawnRouteProps {
  mapsKey: string;
  from: Place;
  to: Place;
}

/**
 * The map is in the element's light DOM, where the service finds and styles it. Until it is drawn, and if it cannot be,
 * nothing is seen of it.
 */
function DrawnRoute({ mapsKey, from, to }: DrawnRouteProps) {
  useStyles(css);
  const { host } = useElement();
  const { language } = useLanguage();
  const { queryClient } = useStorefront();
  const [route, setRoute] = useState<DrivingRoute>();
  const [hasMap, setHasMap] = useState(false);
  const texts = useRouteTexts(route);

  useEffect(() => {
    const stop = new AbortController();
    const container = addSlottedContainer(host, 'booking-map');
    container.style.blockSize = '220px';
    void showDrivingRoute(
      container,
      { from, to },
      {
        key: mapsKey,
        language,
        signal: stop.signal,
        onRoute: (found) => {
          setRoute(found);
          queryClient.setQueryData(drivingMinutesKey(from.ref, to.ref), found.minutes);
        },
        onMap: setHasMap,
      },
    );
    return () => {
      stop.abort();
      container.remove();
      setRoute(undefined);
      setHasMap(false);
    };
  }, [host, mapsKey, from, to, language, queryClient]);

  return (
    <div
      className="route-map"
      part={hasMap || texts.length > 0 ? 'map' : undefined}
      data-map={hasMap ? '' : undefined}
    >
      <slot name="booking-map" />
      {texts.length > 0 && (
        <Cluster>
          {texts.map(({ name, text, Icon }) => (
            <Cluster key={name} gap="tiny">
              <Icon size={18} aria-hidden="true" />
              <span>
                {name}: {text}
              </span>
            </Cluster>
          ))}
        </Cluster>
      )}
    </div>
  );
}

/** In the map service's words, otherwise in ours; nothing of what it does not say. */
function useRouteTexts(route: DrivingRoute | undefined) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { distance, duration, meters, minutes } = route ?? {};
  const kilometers = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 0,
  });
  return [
    {
      name: t`Distance`,
      text: distance ?? (meters === undefined ? undefined : kilometers.format(Math.ceil(meters / 1000))),
      Icon: Route,
    },
    {
      name: t`Duration`,
      text: duration ?? (minutes === undefined ? undefined : durationText(minutes)),
      Icon: Clock,
    },
  ].filter(({ text }) => text);
}
