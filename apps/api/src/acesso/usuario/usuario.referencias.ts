import { and, eq, isNull } from 'drizzle-orm'
import { porTexto } from '#infra/db/pagina.ts'
import type { Referencia } from '#infra/referencia/referencias.ts'
import { nomeVisivelDoUsuario } from './usuario.queries.ts'
import { usuario, usuarioEmpresa } from './usuario.table.ts'

const palavras = { um: 'usuário', varios: 'usuários' }

export const referenciasDoUsuario: Referencia[] = [
  {
    // People who have every company do not prevent the deletion of one.
    coluna: usuarioEmpresa.empresa_id,
    prende: {
      ...palavras,
      nomes: async (db, quem, id) => {
        const pessoas = await db
          .select({ nome: nomeVisivelDoUsuario(quem) })
          .from(usuarioEmpresa)
          .innerJoin(usuario, eq(usuario.id, usuarioEmpresa.usuario_id))
          .where(and(eq(usuarioEmpresa.empresa_id, id), isNull(usuario.excluido_em)))
          .orderBy(porTexto(usuario.nome).por)
        return pessoas.map(({ nome }) => nome)
      },
    },
  },
  {
    coluna: usuario.canal_venda_id,
    prende: {
      ...palavras,
      nomes: async (db, quem, id) => {
        const pessoas = await db
          .select({ nome: nomeVisivelDoUsuario(quem) })
          .from(usuario)
          .where(and(eq(usuario.canal_venda_id, id), isNull(usuario.excluido_em)))
          .orderBy(porTexto(usuario.nome).por)
        return pessoas.map(({ nome }) => nome)
      },
    },
  },
  // A group counts its people itself, with its own message.
  { coluna: usuario.grupo_permissao_id },
]
