import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ApiError } from '../apiError';
import { uploadMessages } from './messages';
import { encodePicture } from './encodePicture';

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } });
const toFile = (bytes: Buffer | string) => new File([new Uint8Array(Buffer.from(bytes))], 'photo.png');
const photo = { purpose: 'photo', field: 'images' } as const;
const avatar = { purpose: 'avatar', field: 'image' } as const;

test.each(['png', 'jpeg', 'webp'] as const)('%s becomes webp', async (format) => {
  const content = await encodePicture(toFile(await paint(40, 30).toFormat(format).toBuffer()), photo);
  expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
});

test.each([
  [avatar, 132, 66],
  [photo, 1600, 800],
])('a picture is scaled down to what its purpose needs', async (options, width, height) => {
  const content = await encodePicture(toFile(await paint(2000, 1000).png().toBuffer()), options);
  expect(await sharp(content).metadata()).toMatchObject({ width, height });
});

test('a picture is turned upright and loses its metadata', async () => {
  const sideways = paint(40, 20)
    .jpeg()
    .withExif({ IFD0: { Model: 'Camera of Maria' } });
  const bytes = await sideways.withMetadata({ orientation: 6 }).toBuffer();
  expect((await sharp(bytes).metadata()).orientation).toBe(6);
  const content = await encodePicture(toFile(bytes), photo);
  const { width, height, exif, orientation } = await sharp(content).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 20, height: 40 });
});

/** A PNG of a hundred bytes whose header announces 10,000 × 10,000 pixels; the pixels are missing. */
function hugePng(): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(10_000, 0);
  size.writeUInt32BE(10_000, 4);
  const header = Buffer.concat([size, Buffer.from('0802000000', 'hex')]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(10))), chunk('IEND', '')];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

function chunk(name: string, content: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(name), Buffer.from(content)]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length - 4, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

async function animation(): Promise<Buffer> {
  const frames = await Promise.all(['#fff', '#000'].map((colour) => solid(colour)));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

const solid = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

test.each<[string, () => Promise<Buffer | string> | Buffer | string]>([
  ['an empty file', () => ''],
  ['a text', () => 'Привет'],
  ['an HTML page', () => '<!doctype html><script>alert(1)</script>'],
  ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
  ['a GIF', () => paint(8, 8).gif().toBuffer()],
  ['an AVIF', () => paint(8, 8).avif().toBuffer()],
  ['a truncated PNG', async () => (await paint(300, 300).png().toBuffer()).subarray(0, 60)],
  ['a truncated JPEG', async () => (await paint(900, 900).jpeg().toBuffer()).subarray(0, 400)],
  [
    'an HTML page that begins like a JPEG',
    () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('<html>')]),
  ],
])('%s is refused under its field', async (_what, make) => {
  const refused = encodePicture(toFile(await make()), photo);
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.toMatchObject({
    statusCode: 422,
    body: { errors: { images: [expect.stringMatching(/[а-я]/)] } },
  });
});

test.each([
  ['an animation', animation, uploadMessages.animated],
  ['too many pixels', hugePng, uploadMessages.tooManyPixels],
])('%s has a message of its own', async (_what, make, message) => {
  await expect(encodePicture(toFile(await make()), photo)).rejects.toMatchObject({ body: { message } });
});
