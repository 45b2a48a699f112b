import { installPackages, mayInstall } from './apt.mjs';
import { runProcess } from './processes.mjs';
import { UserError } from './userError.mjs';

const debianPackage = 'default-jre-headless';

const isInstalled = () =>
  runProcess('java', ['-version'], { stdio: 'ignore' }).then(
    (code) => code === 0,
    () => false,
  );

/**
 * Makes sure that the HTML checker of the journeys can run; installs Debian's package where this process can.
 * @throws UserError with the command to run when Java cannot be installed.
 */
export async function checkJava() {
  if (await isInstalled()) return;
  if (mayInstall()) {
    console.log("Installing Debian's Java…");
    await installPackages([debianPackage]);
    if (await isInstalled()) return;
  }
  throw new UserError(`Java is missing. Run: sudo apt-get install -y ${debianPackage}`);
}
