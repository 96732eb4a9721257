// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentedPolicies, policyOf } from '../support/policies.ts';
import { snippets } from '../support/snippets.ts';

/** The server configurations in `docs/hosting.md` are complete, and their headers work with every protocol. */
const blocks = snippets(['docs/hosting.md']);
const servers = ['nginx', 'apache', 'caddyfile'] as const;
type ServerName = (typeof servers)[number];

const of = (server: ServerName, site: 'book' | 'cdn') =>
  blocks.find(({ language, code }) => language === server && code.includes(`${site}.example.com`))?.code ??
  '';

/** The quoted values, and the values in plain lists of headers. */
const values = blocks.flatMap(({ language, code }) => {
  if (language === 'http') return [code];
  if (language === 'text') return code.split('\n').filter((line) => /^ +[\w-]+:/.test(line));
  return (servers as readonly string[]).includes(language) ? (code.match(/"[^"]*"/g) ?? []) : [];
});

test('the value of every header is on one line', () => {
  expect(values.length).toBeGreaterThan(30);
  expect(values.filter((value) => value.includes('\n'))).toEqual([]);
  expect(blocks.filter(({ language }) => language === 'http')).toHaveLength(documentedPolicies.size);
});

describe.each(servers)('%s', (server) => {
  test('serves the hosted page with the policy that is documented', () => {
    const policy = [...of(server, 'book').matchAll(/Content-Security-Policy "([^"]*)"/g)].map(
      ([, one]) => one,
    );
    expect(policy).toEqual([policyOf('The hosted page')]);
    expect(of(server, 'book')).toContain('Referrer-Policy');
    expect(of(server, 'book')).toMatch(/Cache-Control "no-store"/);
  });

  test('separates files for programs from pages', () => {
    expect(of(server, 'book')).toMatch(/\^\/(\([^)]*)?\[\^\/\]\+\\\.\\w\+\$/);
    expect(of(server, 'book')).toContain('.well-known/');
  });

  test('lets other sites use the scripts', () => {
    expect(of(server, 'cdn')).toMatch(/Access-Control-Allow-Origin "\*"/);
    expect(of(server, 'cdn')).toMatch(/Cross-Origin-Resource-Policy "cross-origin"/);
    expect(of(server, 'cdn')).toMatch(/"public, max-age=300"/);
  });

  test.each(['book', 'cdn'] as const)('compresses, encrypts and speaks HTTP/2 at %s.example.com', (site) => {
    const code = of(server, site);
    if (server === 'nginx')
      expect(code).toMatch(/listen 443 ssl http2;\n(.*\n)*.*ssl_certificate_key.*\n(.*\n)*.*gzip on;/);
    if (server === 'apache')
      expect(code).toMatch(/Protocols h2(.*\n)*.*SSLCertificateKeyFile(.*\n)*.*DEFLATE.*javascript/);
    if (server === 'caddyfile') expect(code).toMatch(/encode zstd gzip/);
  });
});

test('a response about a missing file must not be cached', () => {
  // Only Caddy also adds its headers to such responses, so they are bound to existing files.
  for (const site of ['book', 'cdn'] as const) {
    const code = of('caddyfile', site);
    const bound = [...code.matchAll(/header @(\w+) Cache-Control/g)].map(([, name = '']) => name);
    expect(bound.length).toBeGreaterThan(0);
    for (const name of bound) expect(code).toMatch(new RegExp(`@${name} \\{[^}]*\\n\\s+file\\n`));
  }
  for (const site of ['book', 'cdn'] as const) {
    expect(of('nginx', site)).not.toMatch(/add_header Cache-Control .* always;/);
    expect(of('apache', site)).not.toMatch(/Header always set Cache-Control/);
  }
});

/** For each server: its program on Debian, and the arguments that validate a configuration. Nothing is started. */
const checks: Record<ServerName, { program: string; check: (folder: string, blocks: string) => string[] }> = {
  nginx: {
    program: '/usr/sbin/nginx',
    check: (folder, code) => {
      const types = 'types { text/html html; application/javascript js; }';
      const around = `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\n`;
      const file = write(folder, `${around}http {\naccess_log off;\n${types}\n${code}\n}`);
      return ['-t', '-p', folder, '-c', file];
    },
  },
  apache: {
    program: '/usr/sbin/apache2',
    check: (folder, code) => {
      const modules = 'mpm_event authz_core dir mime socache_shmcb ssl http2 rewrite headers filter deflate'
        .split(' ')
        .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
      const around = `ServerRoot ${folder}\nServerName localhost\nListen 8443\nErrorLog ${folder}/error.log`;
      const file = write(folder, [...modules, around, 'TypesConfig /etc/mime.types', code].join('\n'));
      return ['-t', '-f', file];
    },
  },
  caddyfile: {
    program: '/usr/bin/caddy',
    check: (folder, code) => [
      'adapt',
      '--validate',
      '--adapter',
      'caddyfile',
      '--config',
      write(folder, code),
    ],
  },
};

test('the installed servers accept the configurations', () => {
  const installed = servers.filter((server) => existsSync(checks[server].program));
  console.log(`Asked: ${installed.join(', ') || 'none is installed'}`);
  for (const server of installed) {
    const folder = mkdtempSync(join(tmpdir(), 'booking-servers-'));
    try {
      for (const name of ['page', 'cdn']) mkdirSync(join(folder, name));
      if (server !== 'caddyfile') makeCertificate(folder);
      const code = `${of(server, 'book')}\n${of(server, 'cdn')}`
        .replaceAll('/srv/booking', folder)
        .replaceAll('/etc/ssl/booking', folder)
        .replace(/\b443\b/g, '8443');
      const { program, check } = checks[server];
      // Throws with the program's output if it rejects the configuration.
      execFileSync(program, check(folder, code), { stdio: 'pipe', env: { ...process.env, HOME: folder } });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
});

function write(folder: string, text: string): string {
  const file = join(folder, 'configuration');
  writeFileSync(file, `${text}\n`);
  return file;
}

/** Servers check the files that a configuration names. */
function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, ...files], { stdio: 'pipe' });
}
