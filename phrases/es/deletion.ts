/** The page that Meta shows to people who asked there for the deletion of their data here. */
export const deletion = {
  title: 'Eliminación de datos',
  done: 'Tus datos de Instagram fueron eliminados.',
  details:
    'El {{date}} borramos todo lo que recibimos de Facebook e Instagram hasta tu solicitud, del {{asked}}: la autorización, el nombre de la cuenta, la foto de perfil y las direcciones de las publicaciones. Lo que autorizaste después de la solicitud se mantiene, igual que las publicaciones mismas en Instagram.',
  rest: 'Tu cuenta en {{brand}}, si tienes una, sigue existiendo. Para eliminarla también, usa sus ajustes.',
  code: 'Código de confirmación: {{code}}',
  unknown: 'No encontramos esta solicitud.',
  unknownDetails: 'Revisa la dirección que mostró Facebook. No guardamos solicitudes de hace más de un año.',
  privacy: 'Política de Privacidad',
} as const
