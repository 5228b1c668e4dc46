/** Pictures of a book ⇄ those of a file: the same, but for how their bytes are written. */
import type { FilePicture } from '../../src/xlsx/parts/pictures';
import type { Picture } from '../host/book';

export const pictureForFile = (picture: Picture): FilePicture => ({
  ...picture,
  image: Uint8Array.from(atob(picture.image), (letter) => letter.charCodeAt(0)),
});

export const pictureFromFile = (picture: FilePicture): Picture => ({
  ...picture,
  image: btoa(Array.from(picture.image, (byte) => String.fromCharCode(byte)).join('')),
});
