import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Clock from 'lucide-react/icons/clock';
import Route from 'lucide-react/icons/route';
import { useEffect, useState } from 'react';
import { placeQuery } from '../../api/places.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { useElement } from '../../shared/element-host.ts';
import { useApi } from '../../shared/session-context.ts';
import { useStorefront } from '../../shared/storefront-context.ts';
import { addSlottedContainer } from '../../platform/third-party.ts';
import { drawDrivingRoute, type DrivingRoute } from '../../platform/maps.ts';
import type { Place } from '../../schema/place.ts';
import type { WireId } from '../../schema/wire-values.ts';
import { Cluster } from '../../ui/layout.tsx';
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

/** The map is in the element's light DOM, where the service finds and styles it. Failures are silent. */
function DrawnRoute({ mapsKey, from, to }: DrawnRouteProps) {
  useStyles(css);
  const { host } = useElement();
  const { language } = useLanguage();
  const { queryClient } = useStorefront();
  const [route, setRoute] = useState<DrivingRoute | 'failed'>();

  useEffect(() => {
    let current = true;
    const container = addSlottedContainer(host, 'booking-map');
    container.style.blockSize = '220px';
    drawDrivingRoute(container, { from, to }, { key: mapsKey, language }).then(
      (drawn) => {
        if (!current) return;
        setRoute(drawn);
        queryClient.setQueryData(drivingMinutesKey(from.ref, to.ref), drawn.minutes);
      },
      () => {
        if (current) setRoute('failed');
      },
    );
    return () => {
      current = false;
      container.remove();
    };
  }, [host, mapsKey, from, to, language, queryClient]);

  if (route === 'failed') return null;
  return (
    <div className="route-map" part="map" data-drawn={route ? '' : undefined}>
      <slot name="booking-map" />
      {route && (
        <Cluster>
          <Cluster gap="tiny">
            <Route size={18} aria-hidden="true" />
            <span>
              <Trans>Distance</Trans>: {route.distance}
            </span>
          </Cluster>
          <Cluster gap="tiny">
            <Clock size={18} aria-hidden="true" />
            <span>
              <Trans>Duration</Trans>: {route.duration}
            </span>
          </Cluster>
        </Cluster>
      )}
    </div>
  );
}
