import type { ModeloDeTexto, TipoDeModelo } from '@balcao/contract/vendas/aceite-modelo'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { modeloDeTexto } from './aceite.table.ts'
import { listarModelos, modelosEmVigor, travarModelos } from './modelo.queries.ts'

/** Each text has this id in the history. */
const NO_HISTORICO: Record<TipoDeModelo, string> = {
  ACEITE: '0192f0c1-c0f1-7000-8000-00000000ace1',
  CONTRATO: '0192f0c1-c0f1-7000-8000-00000000c071',
}

/** A new version. What was accepted keeps the text that it was accepted with. */
export const salvarModelo = (
  { db, ...autor }: Contexto,
  tipo: TipoDeModelo,
  { versao, texto }: { versao: number; texto: string },
): Promise<ModeloDeTexto> =>
  db.transaction(async (db) => {
    await travarModelos(db)
    const doTipo = <M extends { tipo: TipoDeModelo }>(modelos: M[]) => {
      const achado = modelos.find((um) => um.tipo === tipo)
      if (!achado) throw new Error(`sem modelo de ${tipo}`)
      return achado
    }
    const atual = doTipo(await modelosEmVigor(db))
    if (atual.versao !== versao) throw versaoDesatualizada(doTipo(await listarModelos(db)))
    if (atual.texto !== texto) {
      await db
        .insert(modeloDeTexto)
        .values({ tipo, versao: versao + 1, texto, usuario_nome: autor.usuario.nome })
      const [antes, depois] = [{ texto: atual.texto }, { texto }]
      await auditar(db, autor, 'modelo_texto', NO_HISTORICO[tipo], 'EDITAR', antes, depois)
    }
    return doTipo(await listarModelos(db))
  })
