import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { type Uso, usosEmPalavras } from '#infra/recusa/em-uso.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'

type Oferta = { com: string; plano: string | null; promocao: string | null }

/** What additionals need to know about the plans and promotions that include them. */
export const ofertasComAdicionais = encaixe<{
  /** Those that are not over and in which it is mandatory. */
  queObrigam: (db: Db, quem: Pessoa, id: string) => Promise<Uso[]>
  /**
   * An offer in which the additional and one of the others are both mandatory: in one plan, in one promotion,
   * or in a promotion and one of its plans. If they were incompatible, the offer could never be sold.
   */
  obrigatoriosJuntos: (db: Db, quem: Pessoa, id: string, outros: readonly string[]) => Promise<Oferta | null>
}>('as ofertas com adicionais')

/** If it were deactivated, offers in which it is mandatory would silently lose it from their price. */
export const exigirNaoObrigatorio = async (db: Db, quem: Pessoa, id: string) => {
  const onde = usosEmPalavras(await ofertasComAdicionais().queObrigam(db, quem, id))
  if (onde)
    throw campoInvalido('ativo', `Este adicional não pode ser desativado enquanto for obrigatório: ${onde}`)
}
