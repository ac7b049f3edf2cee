import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  debianArchives,
  debianFolder,
  ownFolder,
  prepareDebian,
  reasonNot,
  removeFolder,
  run,
} from "./debian";

/**
 * Podman with images made from the Debian of tests/support/debian.ts, so that no registry is needed. Some machines
 * forbid processes to raise their limits; the settings for those are in the run's own file.
 */
const images = { base: "localhost/palisade-debian", site: "localhost/palisade" };

/** Stand-ins for the public PostgreSQL and nginx images, as far as compose.yaml uses those. */
const standIns = {
  "docker.io/library/postgres:15": `
RUN apt-get -qq install --yes --no-install-recommends postgresql > /dev/null
COPY start-postgresql /
VOLUME /var/lib/postgresql/data
CMD ["/start-postgresql"]`,
  "docker.io/library/nginx:1.28": `
RUN apt-get -qq install --yes --no-install-recommends nginx-light > /dev/null && rm /etc/nginx/sites-enabled/default && install -d /var/cache/nginx
STOPSIGNAL SIGQUIT`,
};
const startPostgresql = `#!/bin/sh
set -eu
PATH=/usr/lib/postgresql/15/bin:$PATH
data=/var/lib/postgresql/data
as_postgres="setpriv --reuid postgres --regid postgres --clear-groups"
if [ ! -s $data/PG_VERSION ]; then
  install -d -o postgres -m 700 $data
  install -o postgres -m 400 "$POSTGRES_PASSWORD_FILE" /tmp/password
  $as_postgres initdb --pgdata $data --username "$POSTGRES_USER" --pwfile /tmp/password --auth scram-sha-256 $POSTGRES_INITDB_ARGS
  echo "host all all all scram-sha-256" >> $data/pg_hba.conf
  $as_postgres pg_ctl -D $data -w -o "-c listen_addresses= -c unix_socket_directories=/tmp" start > /dev/null
  PGPASSWORD=$(cat /tmp/password) createdb --host /tmp --username "$POSTGRES_USER" "$POSTGRES_DB"
  $as_postgres pg_ctl -D $data -w -m fast stop > /dev/null
fi
exec $as_postgres postgres -D $data -c listen_addresses=* -c unix_socket_directories=/tmp
`;

/** The packages needed on Debian. */
export const containerPackages = [
  ...["aardvark-dns", "catatonit", "iptables", "netavark", "podman", "podman-compose", "runc"],
];

/** A separate storage for the run, and netavark, which lets containers find each other by name. */
function writeSettings(folder: string): void {
  const storage = `[storage]
driver = "overlay"
graphroot = "${folder}/storage"
runroot = "${folder}/run"
`;
  const containers = `[network]
network_backend = "netavark"
network_config_dir = "${folder}/networks"
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
static_dir = "${folder}/storage/libpod"
tmp_dir = "${folder}/run/libpod"
volume_path = "${folder}/storage/volumes"
[containers]
log_driver = "k8s-file"
default_ulimits = ["nofile=8192:8192", "nproc=8192:8192"]
`;
  writeFileSync(path.join(folder, "storage.conf"), storage);
  writeFileSync(path.join(folder, "containers.conf"), containers);
}

function choose(folder: string): void {
  process.env.CONTAINERS_STORAGE_CONF = path.join(folder, "storage.conf");
  process.env.CONTAINERS_CONF = path.join(folder, "containers.conf");
}

export const podman = (...args: string[]): string => run("podman", args);

/** Runs a command that may fail. @returns its output */
export const tryPodman = (...args: string[]): string => {
  const limited = ["--kill-after=10", "10m", "podman", ...args];
  const { stdout, stderr } = spawnSync("timeout", limited, { encoding: "utf8" });
  return `${stdout}${stderr}`;
};

/** Where a build finds the packages that this machine's npm has downloaded before. */
const cacheInBuild = "/npm-cache";

/** How this machine's npm reaches its registry and cache: only the settings that matter to a build elsewhere. */
function npmSettings(): string {
  const files = ["globalconfig", "userconfig"].map((name) => run("npm", ["config", "get", name]).trim());
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
  const registry = run("npm", ["config", "get", "registry"]).trim();
  return [...texts, `registry=${registry}`, `cache=${cacheInBuild}`, ""].join("\n");
}

/** Uses chroot isolation, in which a build has no network of its own and shares this machine's. */
const build = (...args: string[]) => podman("build", "--isolation", "chroot", "--format", "docker", ...args);

/** The base image, a container from it in a separate network, and the stand-ins for public images. */
function makeBaseImages(folder: string): void {
  const base = path.join(folder, "base.tar");
  const archives = "--exclude=./var/cache/apt/archives/*.deb";
  run("tar", ["--create", "--file", base, archives, "--directory", debianFolder, "."]);
  podman("import", "--quiet", base, images.base);
  rmSync(base);
  podman("network", "create", "probe");
  podman("run", "--rm", "--network", "probe", "--read-only", "--cap-drop", "ALL", images.base, "true");
  podman("network", "rm", "probe");
  writeFileSync(path.join(folder, "start-postgresql"), startPostgresql);
  chmodSync(path.join(folder, "start-postgresql"), 0o755);
  for (const [name, steps] of Object.entries(standIns)) {
    const file = path.join(folder, "Containerfile");
    writeFileSync(file, `FROM ${images.base}${steps}\n`);
    build("--volume", `${debianArchives}:/var/cache/apt/archives`, "--file", file, "--tag", name, folder);
  }
}

/** Stops the containers of a folder, and removes it with their images, volumes and networks. */
export function removeContainers(folder: string): void {
  choose(folder);
  tryPodman("rm", "--all", "--force", "--time", "1");
  tryPodman("system", "reset", "--force");
  removeFolder(folder);
}

/** Creates everything to build and run the site's image. @returns its folder, or why this machine can't */
export function prepareContainers(): { folder: string; reason?: string } {
  let folder = "";
  const cannotRun = () =>
    reasonNot("podman to build and run containers", () => {
      folder = ownFolder("containers", removeContainers);
      writeSettings(folder);
      choose(folder);
      makeBaseImages(folder);
    });
  const reason = prepareDebian(...containerPackages) ?? cannotRun();
  // Cleans up as far as possible: the reason is known already.
  if (reason && folder) reasonNot("podman", () => removeContainers(folder));
  return { folder, reason };
}

/** Builds the site's image as docs/deployment.md says. @returns podman's output */
export function buildImage(root: string, folder: string, siteUrl: string): string {
  const secret = path.join(folder, "npmrc");
  writeFileSync(secret, npmSettings(), { mode: 0o600 });
  const file = path.join(root, "scripts/deploy/Containerfile");
  const cache = run("npm", ["config", "get", "cache"]).trim();
  mkdirSync(cache, { recursive: true });
  const args = ["--build-arg", `BASE=${images.base}`, "--build-arg", `SITE_URL=${siteUrl}`];
  args.push("--volume", `${cache}:${cacheInBuild}`);
  return build(...args, "--secret", `id=npmrc,src=${secret}`, "--file", file, "--tag", images.site, root);
}
