import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Clock, Route } from 'lucide-react';
import { useEffect, useState } from 'react';
import { placeQuery } from '../../api/places.ts';
import { durationText } from '../../lib/duration-text.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { useElement } from '../../shared/host/element-host.ts';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { addSlottedContainer } from '../../platform/element/add-slotted-container.ts';
import { showDrivingRoute } from '../../platform/third-party/show-driving-route.ts';
import type { DrivingRoute } from '../../platform/third-party/driving-route.ts';
import type { Place } from '../../schema/place.ts';
import type { WireId } from '../../schema/wire-values.ts';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { drivingMinutesKey } from '../../storefront/driving-minutes.ts';
import css from './route-map.css?inline';

export interface RouteMapProps {
  mapsKey: string;
  fromRef: WireId;
  toRef: WireId;
  /** The visitor has asked for the map, so it also says that it is loading, and whether that has failed. */
  isRequested?: boolean;
}

/** Draws the route between two places once both have been looked up, because the map service needs their positions. */
export function RouteMap({ fromRef, toRef, ...map }: RouteMapProps) {
  const api = useApi();
  const { data: fromPlace } = useQuery(placeQuery(api, fromRef));
  const { data: toPlace } = useQuery(placeQuery(api, toRef));
  if (!fromPlace || !toPlace) return map.isRequested ? <LoadingMap /> : null;
  // A new key for each pair of places, so that the facts of the previous route are never shown for this one.
  const key = `${fromPlace.ref} ${toPlace.ref}`;
  return <DrivingRouteMap key={key} {...map} from={fromPlace} to={toPlace} />;
}

interface DrivingRouteMapProps extends Pick<RouteMapProps, 'mapsKey' | 'isRequested'> {
  from: Place;
  to: Place;
}

/**
 * A map with the route's distance and duration. The map is in the element's light DOM, where the map service can find and
 * style it. It takes no room until it has been drawn, or if drawing it fails.
 */
function DrivingRouteMap(props: DrivingRouteMapProps) {
  useStyles(css);
  const { route, hasMap, hasEnded } = useDrivingRoute(props);
  const facts = useRouteFacts(route);
  return (
    <div
      className="route-map"
      part={hasMap || facts.length > 0 || props.isRequested ? 'map' : undefined}
      data-map={hasMap ? '' : undefined}
    >
      <slot name="booking-map" />
      {props.isRequested && !hasMap && (hasEnded ? <MissingMap /> : <LoadingMap />)}
      {facts.length > 0 && (
        <Cluster>
          {facts.map(({ name, text, Icon }) => (
            <Cluster key={name} gap="tiny">
              <Icon size={18} aria-hidden="true" />
              <span>
                <Trans>
                  {name}: {text}
                </Trans>
              </span>
            </Cluster>
          ))}
        </Cluster>
      )}
    </div>
  );
}

function LoadingMap() {
  return (
    <StatusLine tone="busy">
      <Trans>Loading the map</Trans>
    </StatusLine>
  );
}

function MissingMap() {
  return (
    <StatusLine tone="warning">
      <Trans>The map cannot be shown.</Trans>
    </StatusLine>
  );
}

/** Draws the map; returns its route as soon as that is known, whether the map is visible, and whether nothing more will come. */
function useDrivingRoute({ mapsKey, from, to }: DrivingRouteMapProps) {
  const { host } = useElement();
  const { language } = useLanguage();
  const { queryClient } = useStorefront();
  const [route, setRoute] = useState<DrivingRoute>();
  const [hasMap, setHasMap] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);

  useEffect(() => {
    const unmounted = new AbortController();
    const container = addSlottedContainer(host, 'booking-map');
    container.style.blockSize = '220px';
    void showDrivingRoute(
      container,
      { from, to },
      {
        key: mapsKey,
        language,
        signal: unmounted.signal,
        onRoute: (drivingRoute) => {
          setRoute(drivingRoute);
          queryClient.setQueryData(drivingMinutesKey(from.ref, to.ref), drivingRoute.minutes);
        },
        onMap: setHasMap,
      },
    ).then(() => {
      if (!unmounted.signal.aborted) setHasEnded(true);
    });
    return () => {
      unmounted.abort();
      container.remove();
      setRoute(undefined);
      setHasMap(false);
      setHasEnded(false);
    };
  }, [host, mapsKey, from, to, language, queryClient]);

  return { route, hasMap, hasEnded };
}

/** The distance and the duration of a route, as far as they are known. The map service's own wording is preferred. */
function useRouteFacts(route: DrivingRoute | undefined) {
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
