import type {HostManifest} from '../../config/host';

/** A Dockerfile for nginx: `docker build -f hosting/Dockerfile .` in the project's folder, after the build and `npm run compress`. */
export function createDockerfile({baseUrl}: HostManifest): string {
  return [
    '# Written by the build, from src/config/host.ts. Build it in the folder that holds build/ and hosting/.',
    'FROM debian:bookworm-slim',
    'RUN apt-get update \\',
    '  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\',
    '  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \\',
    "  && echo 'brotli_static on;' > /etc/nginx/conf.d/brotli.conf \\",
    '  && ln -sf /dev/stdout /var/log/nginx/access.log \\',
    '  && ln -sf /dev/stderr /var/log/nginx/error.log',
    'COPY hosting/nginx.conf /etc/nginx/conf.d/site.conf',
    `COPY build /srv/site${baseUrl}`,
    'EXPOSE 80',
    'CMD ["nginx", "-g", "daemon off;"]',
    '',
  ].join('\n');
}
