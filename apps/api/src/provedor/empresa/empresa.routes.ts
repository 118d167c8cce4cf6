import { empresaApi } from '@balcao/contract/provedor/empresa'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { rotasDeCadastro } from '#infra/cadastro/cadastro.routes.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { colunasComHora } from '#provedor/configuracao/colunas-com-hora.ts'
import { criarEmpresa, editarEmpresa, excluirEmpresa } from './empresa.commands.ts'
import { listarEmpresas, obterEmpresa, opcoesDeEmpresa } from './empresa.queries.ts'

export const rotasDeEmpresa = (app: Servidor) => {
  rota(app, empresaApi.opcoes, (_, { db, usuario }) => opcoesDeEmpresa(db, usuario))
  rotasDeCadastro(app, empresaApi, {
    entidade: 'empresa',
    listar: listarEmpresas,
    obter: obterEmpresa,
    criar: criarEmpresa,
    editar: editarEmpresa,
    excluir: excluirEmpresa,
    colunas: colunasComHora((hora) => [
      ['Nome fantasia', (e) => e.nome_fantasia],
      ['Razão social', (e) => e.razao_social],
      ['CNPJ', (e) => formatarDocumento(e.cnpj)],
      ['Situação', (e) => (e.ativo ? 'Ativa' : 'Inativa')],
      ['Atualizada em', (e) => hora(e.atualizado_em)],
    ]),
  })
}
