import * as z from 'zod/mini'
import { NumeroDaUrl } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { ModeloDeTexto, TextoDoModelo, TipoDeModelo } from './aceite-modelo.ts'

const ComTipo = z.strictObject({ tipo: TipoDeModelo })

export const modeloDeTextoApi = {
  listar: endpoint({
    method: 'GET',
    path: '/modelo-texto',
    permissao: 'LISTAR.CONFIGURACAO',
    resumo: 'Os textos do aceite e do contrato, como estão',
    resposta: z.array(ModeloDeTexto),
  }),
  versao: endpoint({
    method: 'GET',
    path: '/modelo-texto/:tipo/:versao',
    permissao: 'LISTAR.CONFIGURACAO',
    resumo: 'O texto de uma versão anterior',
    params: z.extend(ComTipo, { versao: NumeroDaUrl(1, 999_999) }),
    resposta: z.object({ texto: z.string() }),
  }),
  /** `versao` is the one that was changed: 409 when there is a newer one. */
  salvar: endpoint({
    method: 'POST',
    path: '/modelo-texto/:tipo',
    permissao: 'EDITAR.CONFIGURACAO',
    resumo: 'Salvar como nova versão; o que foi aceito guarda a sua',
    params: ComTipo,
    body: z.strictObject({ versao: z.int().check(z.gte(1)), texto: TextoDoModelo }),
    resposta: ModeloDeTexto,
  }),
}
