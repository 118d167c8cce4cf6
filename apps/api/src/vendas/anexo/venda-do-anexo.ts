import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { AlvoDoAnexo } from '@balcao/contract/vendas/anexo-direitos'
import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Pessoa } from '#infra/http/contexto.ts'

type Respostas = {
  /**
   * What this id is to this person. Null: nothing on the server, so perhaps a draft that is still on its way. `ALHEIA`:
   * something that they may not see. `travar`: it does not change before the transaction ends.
   */
  deQuem: (db: Db, quem: Pessoa, id: string, travar: boolean) => Promise<AlvoDoAnexo | 'ALHEIA' | null>
  /** Why the subscriber cannot send this kind for this sale now, in words; null when they can. It is locked as above. */
  impedimentoDoAssinante: (db: Db, id: string, tipo: TipoAnexo) => Promise<string | null>
  /** Which of these are a draft or a sale. */
  existentes: (db: Db, ids: readonly string[]) => Promise<string[]>
  /** Whether this is a draft or a sale. It becomes neither before the transaction ends. */
  existe: (db: Db, id: string) => Promise<boolean>
  /** Among these ids, the protocols of other clients' sales than this one's, as far as the person reaches them. */
  protocolosDeOutros: (
    db: Db,
    quem: Pessoa,
    id: string,
    outros: readonly string[],
  ) => Promise<{ id: string; protocolo: number }[]>
}

/** Attachments know neither drafts nor sales. */
export const vendaDoAnexo = encaixe<Respostas>('de que rascunho ou venda é este anexo?')
