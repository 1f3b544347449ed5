// Types of the bake-time libraries that ship none.
declare module 'topojson-server' {
  import type { GeoJsonObject } from 'geojson';
  import type { Topology } from 'topojson-specification';
  export function topology(objects: Record<string, GeoJsonObject>, quantization?: number): Topology;
}
declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-specification';
  export function presimplify(topology: Topology): Topology;
}
declare module 'd3-geo-projection' {
  export function geoPattersonRaw(lambda: number, phi: number): [number, number];
}
