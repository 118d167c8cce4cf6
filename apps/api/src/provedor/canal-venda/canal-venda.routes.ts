import { canalVendaApi, nomesDosAnexos, nomesDosCanais } from '@balcao/contract/provedor/canal-venda'
import { rotasDeCadastro } from '#infra/cadastro/cadastro.routes.ts'
import { simNao } from '#infra/db/csv.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { colunasComHora } from '#provedor/configuracao/colunas-com-hora.ts'
import { criarCanal, editarCanal, excluirCanal } from './canal-venda.commands.ts'
import { listarCanais, obterCanal, opcoesDeCanal } from './canal-venda.queries.ts'

export const rotasDeCanalVenda = (app: Servidor) => {
  rota(app, canalVendaApi.opcoes, (_, { db, usuario }) => opcoesDeCanal(db, usuario))
  rotasDeCadastro(app, canalVendaApi, {
    entidade: 'canal_venda',
    listar: listarCanais,
    obter: obterCanal,
    criar: criarCanal,
    editar: editarCanal,
    excluir: excluirCanal,
    colunas: colunasComHora((hora) => [
      ['Nome', (c) => c.nome],
      ['Tipo', (c) => nomesDosCanais[c.tipo]],
      ['Anexos obrigatórios', (c) => c.anexos_obrigatorios.map((a) => nomesDosAnexos[a]).join(', ')],
      ['Exige aceite digital', (c) => simNao(c.exige_aceite_digital)],
      ['Fora do estabelecimento', (c) => simNao(c.fora_do_estabelecimento)],
      ['Situação', (c) => (c.ativo ? 'Ativo' : 'Inativo')],
      ['Atualizado em', (c) => hora(c.atualizado_em)],
    ]),
  })
}
