import { recursoApi } from '@balcao/contract/catalogo/recurso'
import { rotasDeRegistro } from '#infra/cadastro/cadastro.routes.ts'
import { csv } from '#infra/db/csv.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { ordenarRecursos } from './ordem.commands.ts'
import { criarRecurso, ENTIDADE, editarRecurso, excluirRecurso } from './recurso.commands.ts'
import { listarRecursos, obterRecurso } from './recurso.queries.ts'

export const rotasDeRecurso = (app: Servidor) => {
  rota(app, recursoApi.listar, ({ query }, { db }) => listarRecursos(db, query))
  rota(app, recursoApi.exportar, ({ query }, { db }) =>
    csv(
      async () => umaPagina(await listarRecursos(db, query)),
      [
        ['Posição', (r) => r.ordem],
        ['Nome', (r) => r.nome],
        ['Descrição', (r) => r.descricao],
        ['Ícone', (r) => r.icone],
        ['Cor', (r) => r.cor],
        ['Planos', (r) => r.planos],
      ],
    ),
  )
  rota(app, recursoApi.ordenar, ({ body }, contexto) => ordenarRecursos(contexto, body))
  rotasDeRegistro(app, recursoApi, {
    entidade: ENTIDADE,
    obter: (db, _, id) => obterRecurso(db, id),
    criar: criarRecurso,
    editar: editarRecurso,
    excluir: excluirRecurso,
  })
}

/** The whole list in one page, because there are only dozens of rows. */
const umaPagina = <T>(itens: T[]) => ({
  itens,
  anterior: null,
  proximo: null,
  total: itens.length,
  total_exato: true,
})
