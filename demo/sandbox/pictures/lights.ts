/** The kinds of light in which every view can be drawn: times of day, and under water. */
export interface Light {
  sky: [top: string, bottom: string];
  sun: { x: number; y: number; colour: string };
  sea: [far: string, near: string];
  sand: string;
  leaf: [front: string, middle: string, back: string];
  stone: [bright: string, plain: string, shade: string];
  cloud: string;
  stars: boolean;
}

export const lights: Record<string, Light> = {
  morning: {
    sky: ['#9cc9e8', '#fdebd3'],
    sun: { x: 120, y: 150, colour: '#fff1c9' },
    sea: ['#7fc4d4', '#3f9fb6'],
    sand: '#f2e2c4',
    leaf: ['#2c6e4c', '#478a62', '#8fb9a0'],
    stone: ['#efe3cb', '#d3c3a4', '#a8977a'],
    cloud: '#ffffff',
    stars: false,
  },
  noon: {
    sky: ['#3fa6e0', '#c9ecf7'],
    sun: { x: 480, y: 84, colour: '#fff6d8' },
    sea: ['#2fb9c6', '#0f86a3'],
    sand: '#f8ebcd',
    leaf: ['#1f7a4d', '#35955f', '#7cbf95'],
    stone: ['#f4ead5', '#d9cbae', '#a99a7f'],
    cloud: '#ffffff',
    stars: false,
  },
  sunset: {
    sky: ['#4b3b78', '#ff9e6b'],
    sun: { x: 300, y: 214, colour: '#ffe0a1' },
    sea: ['#c46a76', '#5a4378'],
    sand: '#d9a57f',
    leaf: ['#24323f', '#3a4655', '#6b5a70'],
    stone: ['#e8a982', '#a8755f', '#5f4a57'],
    cloud: '#ffc9a3',
    stars: false,
  },
  night: {
    sky: ['#0d1633', '#2b3a66'],
    sun: { x: 470, y: 80, colour: '#f4f1de' },
    sea: ['#22335e', '#131f40'],
    sand: '#5b5a70',
    leaf: ['#0e1f2b', '#182c3a', '#26394f'],
    stone: ['#8b87a5', '#5c5a7c', '#38385a'],
    cloud: '#46547f',
    stars: true,
  },
  deep: {
    sky: ['#0d5c78', '#0a3f58'],
    sun: { x: 300, y: 30, colour: '#bff0f2' },
    sea: ['#127d95', '#082f47'],
    sand: '#8fb0a5',
    leaf: ['#0f3f46', '#175a5c', '#2b7a78'],
    stone: ['#7fa3a0', '#4f7a7d', '#274f5a'],
    cloud: '#2f94a5',
    stars: false,
  },
};
