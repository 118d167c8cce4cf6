import type { DadosUsuario } from '@balcao/contract/usuario'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/conexao.ts'
import { empresa } from '../empresa/empresa.table.ts'
import type { Pessoa } from '../http/contexto.ts'
import { campoInvalido, semPermissao } from '../http/recusa.ts'

/** One gives only companies that one has; another company's id is answered like one that does not exist. */
export const exigirEmpresasAlcancadas = async (
  db: Db,
  quem: Pessoa,
  { todas_empresas, empresas }: Pick<DadosUsuario, 'todas_empresas' | 'empresas'>,
) => {
  if (todas_empresas && empresas.length)
    throw campoInvalido('empresas', 'Escolha todas as empresas ou uma lista delas, não as duas coisas')
  if (quem.empresas !== null && todas_empresas)
    throw semPermissao('Você não pode dar acesso a todas as empresas')
  const unicas = [...new Set(empresas)]
  // Without a company the person would vanish from the sight of who has only some.
  if (quem.empresas !== null && !unicas.length)
    throw campoInvalido('empresas', 'Escolha ao menos uma empresa')
  if (!unicas.length) return
  const existentes = await db.select({ id: empresa.id }).from(empresa).where(inArray(empresa.id, unicas))
  const alcancadas = existentes.filter((e) => quem.empresas === null || quem.empresas.includes(e.id))
  if (alcancadas.length !== unicas.length) throw campoInvalido('empresas', 'Empresa não encontrada')
}
