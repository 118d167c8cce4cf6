import { endpoint } from '#base/endpoint.ts'
import {
  Aceitacao,
  EnvioDoAssinante,
  Feito,
  Identidade,
  Identificado,
  NovoEnvioDoAssinante,
  OfertaDoAssinante,
  PedidoDeCorrecao,
  RecusaDoAssinante,
} from './aceite.ts'

/**
 * What the subscriber does on `/assinante?t=…`. Nothing is said about a link before the person has shown who they are,
 * so there is no call for opening it: name and logo of the provider come with the page. The ticket of `identificar` is
 * the bearer of all other calls, for an hour.
 */
export const aceiteApi = {
  /** 401 `NAO_CONFERE`, 403 `LINK_BLOQUEADO` after five of them, 429 for an address that guesses. */
  identificar: endpoint({
    method: 'POST',
    path: '/assinante/identificar',
    permissao: 'publica',
    resumo: 'Mostrar, com o link, quem se é; devolve o ingresso para o resto',
    body: Identidade,
    resposta: Identificado,
  }),
  /** 401 `INGRESSO_VENCIDO`; 409 `LINK_ENCERRADO` once there is nothing left to accept. */
  oferta: endpoint({
    method: 'GET',
    path: '/assinante/oferta',
    permissao: 'token',
    resumo: 'A oferta, para quem vai aceitar',
    resposta: OfertaDoAssinante,
  }),
  /** Refused for other kinds than the documents that the sale still lacks. */
  anexar: endpoint({
    method: 'POST',
    path: '/assinante/anexo',
    permissao: 'token',
    resumo: 'Começar o envio, em partes, de um documento que falta',
    body: NovoEnvioDoAssinante,
    resposta: EnvioDoAssinante,
    status: 201,
  }),
  /** 409 `FALTAM_DOCUMENTOS` or `TEXTO_MUDOU`. Repeated, it answers as the first did. */
  aceitar: endpoint({
    method: 'POST',
    path: '/assinante/aceitar',
    permissao: 'token',
    resumo: 'Aceitar a oferta',
    body: Aceitacao,
    resposta: Feito,
  }),
  pedir_correcao: endpoint({
    method: 'POST',
    path: '/assinante/pedir-correcao',
    permissao: 'token',
    resumo: 'Dizer o que está errado; a venda volta a quem vendeu',
    body: PedidoDeCorrecao,
    resposta: Feito,
  }),
  recusar: endpoint({
    method: 'POST',
    path: '/assinante/recusar',
    permissao: 'token',
    resumo: 'Recusar a oferta, perguntado duas vezes',
    body: RecusaDoAssinante,
    resposta: Feito,
  }),
}
