import { CHAT_NETWORK } from '../chat-network.ts'
import type { Shape } from '../shape.ts'
import type { exportNote as source } from '../pt-BR/export.ts'

/** The note that lies on top of a copy of one's data. */
export const exportNote = {
  fileName: 'LEEME.txt',
  title: 'Tus datos en {{brand}}',
  taken: 'Copia hecha el {{date}} (UTC).',
  photos: 'las fotos que enviaste, tal como las guardamos: derechas y sin el lugar donde se hicieron',
  results: 'las imágenes listas, en cada formato que pediste',
  times:
    'Las horas de los archivos están en UTC. Los nombres de las fotos y las imágenes empiezan con el día y la hora en que se hicieron.',
  left: 'Lo que no está aquí: no hay contraseñas, y las claves o códigos que solo sirven para que el sistema funcione quedan fuera.',
  other: 'otros datos tuyos',
  sections: {
    account: 'tu perfil: nombre, celular, correo, CPF y lo demás que completaste',
    consents: 'los términos que aceptaste, cuándo y desde dónde',
    devices: 'dónde tienes la sesión iniciada',
    plan: 'tu plan, mes a mes',
    payments: 'tus pagos',
    refunds: 'lo que se te devolvió',
    coupons: 'los cupones que usaste',
    photos: 'la lista de las fotos, con la fecha en que se borrará cada una',
    edits: 'lo que pediste, lo que se hizo y los textos, con la fecha en que todo se borrará',
    brand: 'tu marca: colores, letra, nombre y palabras; el logo está en logo.jpg',
    caption_days: 'cuántos textos sueltos pediste por día',
    caption_habits: 'lo que aprendimos de los textos que cambiaste, y desde cuándo',
    notices: 'los avisos que recibiste',
    activity: 'lo que pasó en tu cuenta, cuándo y desde dónde',
    instagram: 'tu conexión con Instagram',
    publications: 'tus publicaciones en Instagram, hechas y programadas',
    chats: `tus conversaciones con nosotros en ${CHAT_NETWORK}: desde qué número y desde cuándo, no lo que se escribió`,
    conversations: 'tus conversaciones con el equipo, con lo que se escribió y la fecha en que se borrará',
  },
} as const satisfies Shape<typeof source>
