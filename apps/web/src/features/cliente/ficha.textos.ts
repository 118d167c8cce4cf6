/** Why a client can only be read. */
export const textos = {
  mascarado:
    'Você pode consultar este cadastro, mas não possui permissão para visualizar clientes: documentos, contatos e endereços aparecem em parte.',
  anonimizado: (quando: string) =>
    `Os dados desta pessoa foram removidos em ${quando}, a pedido (LGPD). O que a lei manda guardar continua aqui.`,
}
