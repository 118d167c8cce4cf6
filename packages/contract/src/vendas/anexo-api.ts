import * as z from 'zod/mini'
import { ComId, Instante, NumeroDaUrl } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import {
  Anexo,
  EnvioCriado,
  EnvioDeAnexo,
  JulgamentoDeAnexo,
  NovoEnvio,
  RegrasDeAnexo,
  tus,
} from './anexo.ts'

const MEGA = 1024 * 1024
/** The largest that the setting can allow. */
export const ANEXO_MAXIMO = 50 * MEGA

const ENVIAR = [
  'REALIZAR_VENDA.DOCUMENTO_FRENTE',
  'REALIZAR_VENDA.DOCUMENTO_VERSO',
  'REALIZAR_VENDA.COMPROVANTE_ENDERECO',
  'REALIZAR_VENDA.AUDIO_ACEITE',
  'REALIZAR_VENDA.COMPROVANTE_VENDA',
  'CRIAR.ANEXO',
  'EDITAR.ANEXO',
] as const
const VER = ['REALIZAR_VENDA', 'LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'] as const

/**
 * Uploads speak tus 1.0, so that any client of it can make them: then the data of the first call travels in
 * `Upload-Length` and `Upload-Metadata` (`venda_id`, `tipo`, `filename`, and `id`, `sha256` when known) instead of the
 * body, and the address comes back as `Location`. The other calls of an upload take its own token as bearer.
 */
export const anexoApi = {
  /** 413 too large, 422 empty, 403 not this kind, 404 somebody else's. */
  enviar: endpoint({
    method: 'POST',
    path: '/anexo/envio',
    soPessoa: true,
    permissao: ENVIAR,
    resumo: 'Começar o envio de um anexo em partes',
    body: NovoEnvio,
    resposta: EnvioCriado,
    status: 201,
  }),
  /** HEAD answers the same in headers: `Upload-Offset`, `Upload-Length`, `Upload-Expires`. */
  andamento: endpoint({
    method: 'GET',
    path: '/anexo/envio/:id',
    permissao: 'token',
    resumo: 'Quanto de um envio já chegou',
    params: ComId,
    resposta: EnvioDeAnexo,
  }),
  /**
   * `Upload-Offset` says where the part begins: 409 when the upload stands elsewhere. The new one comes back in the same
   * header. The last part answers once the file was checked: with 413, 415 or 422 it is refused for good and the upload
   * is gone; with 503 or 507 it can go on later.
   */
  parte: endpoint({
    method: 'PATCH',
    path: '/anexo/envio/:id',
    permissao: 'token',
    resumo: 'Enviar a parte seguinte',
    params: ComId,
    binario: { tipos: [tus.tipoDaParte], maximo: ANEXO_MAXIMO, fluxo: true },
    resposta: z.object({}),
    status: 204,
  }),
  desistir: endpoint({
    method: 'DELETE',
    path: '/anexo/envio/:id',
    permissao: 'token',
    resumo: 'Desistir de um envio não terminado',
    params: ComId,
    resposta: z.object({}),
    status: 204,
  }),
  regras: endpoint({
    method: 'GET',
    path: '/anexo/regras',
    permissao: ENVIAR,
    resumo: 'Que arquivos são aceitos como anexo',
    resposta: RegrasDeAnexo,
  }),
  /** Every version, kind by kind, the newest first. */
  listar: endpoint({
    method: 'GET',
    path: '/venda/:id/anexo',
    permissao: VER,
    resumo: 'Os anexos de um rascunho ou de uma venda',
    params: ComId,
    resposta: z.array(Anexo),
  }),
  /** On an own draft the earlier versions of the kind go too: what was taken away must not come back. */
  excluir: endpoint({
    method: 'DELETE',
    path: '/anexo/:id',
    permissao: ['REALIZAR_VENDA', 'EXCLUIR.ANEXO'],
    resumo: 'Excluir um anexo',
    params: ComId,
    resposta: z.object({}),
  }),
  /** 409 for one that was replaced meanwhile, or when the sale is not being analysed. Back to `PENDENTE` takes it back. */
  julgar: endpoint({
    method: 'PUT',
    path: '/anexo/:id/veredito',
    permissao: 'EDITAR.VENDA_SITUACAO',
    resumo: 'Aprovar ou rejeitar um anexo de uma venda em análise',
    params: ComId,
    body: JulgamentoDeAnexo,
    resposta: z.array(Anexo),
  }),
  enderecar: endpoint({
    method: 'POST',
    path: '/anexo/:id/endereco',
    permissao: VER,
    resumo: 'Um endereço de poucos minutos para ver um anexo; cada olhada fica anotada',
    params: ComId,
    /** For `<img>`, `<audio>` (with ranges) or a download; opened as a page, it is only ever a download. */
    resposta: z.object({ endereco: z.string(), vale_ate: Instante }),
  }),
  paginas: endpoint({
    method: 'GET',
    path: '/anexo/:id/paginas',
    permissao: VER,
    resumo: 'Quantas páginas um PDF tem',
    params: ComId,
    resposta: z.object({ paginas: z.int() }),
  }),
  /** The token is in the query, which logs leave out. With `pagina`, that page of a PDF as a picture. */
  ver: endpoint({
    method: 'GET',
    path: '/anexo/ver',
    permissao: 'publica',
    resumo: 'O conteúdo de um anexo, pelo endereço de poucos minutos',
    query: z.strictObject({
      token: z.string().check(z.maxLength(100)),
      pagina: z.optional(NumeroDaUrl(1, 1_000)),
    }),
    resposta: { arquivo: 'application/octet-stream' },
  }),
}
