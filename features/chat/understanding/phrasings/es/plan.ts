import type { Phrasings } from '../phrasing.ts'

export const plan: Phrasings = {
  'cancel:unclear': `
    cancela
    cancelar
    quiero cancelar
    como cancelo?
    cancela todo
    por favor cancela
    cancelar mi cuenta
    no puedo cancelar
    cancelalo
  `,
  'cancel:subscription': `
    ya no la voy a usar, cancelen la suscripción
    quiero cancelar, casi no lo uso
    quiero cancelar mi suscripción
    cancela mi plan
    cómo cancelo la suscripción?
    cancelar plan
    ya no quiero la suscripción
    quiero darme de baja
    darme de baja del plan
    dar de baja mi suscripcion
    ya no quiero pagar
    deja de cobrarme
    dejen de cobrarme por favor
    quiero cancelar el plan porque no lo uso
    buenos dias necesito cancelar mi suscripsion
    no quiero renovar
    no renueven mi plan
    cancelar renovación automática
    no puedo cancelar mi suscripción
    terminar mi suscripción
    anular la suscripción
    no me cobren mas
    quiero dar de baja el servicio
    me quiero dar de baja
  `,
  'refund-status': `
    dónde está mi reembolso?
    cuál es el protocolo de mi reembolso?
    cuándo llega mi reembolso?
  `,
  unlink: `
    desconectar este whatsapp
    salir de este whatsapp
    cerrar sesión
  `,
  refund: `
    quiero mi dinero de vuelta
    reembolso
    quiero un reembolso
    como pido un reembolso?
    devuélvanme mi dinero
    devuelvan la plata
    me pueden reembolsar por favor
    quisiera la devolución del pago
    devolveme la plata
    regrésenme mi dinero
    devuelven el dinero si no me gusta?
    kiero mi dinero de vuelta
    rembolso por favor
    necesito la devolución de lo que pagué
    no me gustó el servicio quiero que me devuelvan el dinero
  `,
  'delete-account': `
    quiero eliminar mi cuenta
    borra mi cuenta
    eliminar cuenta
    cierra mi cuenta
    borren mis datos
    eliminen todos mis datos
    borrar mi cuenta por favor
    como elimino mi cuenta?
    quiero que borren todos mis datos personales
    cerrar mi cuenta
    dar de baja... mejor eliminar mi cuenta
  `,
  'export-data': `
    descargar mis datos
    exportar mis datos
    quiero una copia de mis datos
    mándame todos mis datos
    descargar todas mis fotos
  `,
  balance: `
    cómo hago para tener más
    quiero más ediciones
    puedo comprar más fotos?
    cómo consigo más ediciones
    cuántas fotos me quedan?
    mi saldo
    saldo
    cuantos créditos tengo
    cuantas ediciones me quedan
    cuantas puedo hacer todavia este mes
    cuántas fotos he usado?
    me quedan créditos?
    creditos
    ver mi saldo
    cuantos posts me sobran
  `,
  renewal: `
    cuándo se renueva?
    cuando vence mi plan
    que día me cobran?
    cuando es el próximo cobro
    cuándo vuelven mis créditos?
    cuando se renueva mi suscripción
    fecha de renovación
    hasta cuando dura mi plan?
    cuando tengo que pagar
  `,
  price: `
    cuánto cuesta?
    cuanto sale
    precio
    cuanto vale el plan?
    es gratis?
    tienen prueba gratis?
    cuál es el precio de la suscripción
    cuanto al mes
    precios por favor
    qué planes tienen
    cto cuesta
  `,
  'sign-up': `
    quiero suscribirme
    cómo me suscribo?
    como me registro
    quiero contratar el plan
    registrarme
    crear cuenta
    quiero comprar
    mándame el link de pago
    dónde pago?
    quiero volver a suscribirme
    quiero empezar a usarlo
    darme de alta
  `,
  link: `
    vincular mi número
    quiero conectar mi whatsapp con mi cuenta
    123456
    mi código es 482 913
    vincular cuenta
    482913
  `,
  'connect-instagram': `
    conectar instagram
    cómo conecto mi insta?
    vincular mi instagram
    desconectar instagram
  `,
  payment: `
    quiero pagar
    cambiar tarjeta
    quiero cambiar la tarjeta
    me rechazaron la tarjeta
    factura
    necesito un recibo
    me cobraron dos veces
    cambiar forma de pago
    mándame el comprobante
    puedo pagar con paypal?
  `,
}
