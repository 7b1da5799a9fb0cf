/** The mark of a picture into which generated parts were composed, and how it is read without opening the picture. */

/** https://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia */
const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'

/** The IPTC digital source type as XMP. */
export const GENERATED_MARKER =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ' +
  `Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPE}"/>` +
  '</rdf:RDF></x:xmpmeta>'

/** Segments of metadata precede the picture; none of our files has more of them. */
const METADATA_BYTES = 65_536

/** Whether our encoder marked a picture as partly painted by a generator. */
export function isMarkedGenerated(jpeg: Uint8Array): boolean {
  return Buffer.from(jpeg.buffer, jpeg.byteOffset, Math.min(jpeg.byteLength, METADATA_BYTES)).includes(SOURCE_TYPE)
}
