import { configure } from '@testing-library/react';

// Two cores, and a real server for screens: patience costs nothing unless something is wrong.
configure({ asyncUtilTimeout: 8000 });
