import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { allowMaps } from '../../platform/third-party/consent/allow-maps.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { RouteMap, type RouteMapProps } from './route-map.tsx';
import css from './route-map-with-consent.css?inline';

/** The map of a route; without consent to maps, a button that shows it. */
export function RouteMapWithConsent(props: RouteMapProps) {
  const isDenied = useElement().consent().maps === false;
  const [wasRequested, setWasRequested] = useState(false);
  if (!isDenied && !wasRequested) return <RouteMap {...props} />;
  return <MapOnRequest {...props} isDenied={isDenied} onRequest={() => setWasRequested(true)} />;
}

interface MapOnRequestProps extends RouteMapProps {
  isDenied: boolean;
  onRequest: () => void;
}

function MapOnRequest({ isDenied, onRequest, ...map }: MapOnRequestProps) {
  useStyles(css);
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isDenied || !wasPressed.current) return;
    // The button that had the focus is gone.
    box.current?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [isDenied]);
  const show = () => {
    wasPressed.current = true;
    onRequest();
    allowMaps();
  };
  return (
    <div
      ref={box}
      className="map-on-request"
      role="group"
      aria-label={t`Map`}
      tabIndex={-1}
      part={isDenied ? 'map' : undefined}
    >
      {isDenied ? (
        <>
          <p>
            <Trans>This loads Google Maps. Google then receives your IP address and both places.</Trans>
          </p>
          <Button onClick={show}>
            <Trans>Show the map</Trans>
          </Button>
        </>
      ) : (
        <RouteMap {...map} isRequested />
      )}
    </div>
  );
}
