import { grupoApi } from '@balcao/contract/acesso/grupo-permissao'
import { rotasDeCadastro } from '#infra/cadastro/cadastro.routes.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { criarGrupo, editarGrupo, excluirGrupo } from './grupo-permissao.commands.ts'
import { listarGrupos, obterGrupo, opcoesDeGrupo } from './grupo-permissao.queries.ts'
import { pessoasDosGrupos } from './pessoas.ts'

export const rotasDeGrupo = (app: Servidor) => {
  rota(app, grupoApi.opcoes, (_, { db, usuario }) => opcoesDeGrupo(db, usuario))
  rota(app, grupoApi.concediveis, async (_, { db, usuario }) => [
    ...(await pessoasDosGrupos().permissoesAoAlcance(db, usuario)),
  ])
  rotasDeCadastro(app, grupoApi, {
    entidade: 'grupo_permissao',
    listar: listarGrupos,
    obter: obterGrupo,
    criar: criarGrupo,
    editar: editarGrupo,
    excluir: excluirGrupo,
    colunas: [
      ['Nome', (g) => g.nome],
      ['Descrição', (g) => g.descricao],
      ['Permissões', (g) => g.total_permissoes],
      ['Usuários', (g) => g.usuarios],
    ],
  })
}
