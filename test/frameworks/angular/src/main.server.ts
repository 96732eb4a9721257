import {
  bootstrapApplication,
  provideClientHydration,
  type BootstrapContext,
} from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { App } from './app/app';

export default (context: BootstrapContext) =>
  bootstrapApplication(
    App,
    {
      providers: [
        provideClientHydration(),
        provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Server }])),
      ],
    },
    context,
  );
