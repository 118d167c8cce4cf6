import { type Chave, type Configuracao, definicaoDe } from '@balcao/contract/provedor/configuracao-catalogo'
import { formatarInstante } from '@balcao/contract/valores/data'
import type { Ambiente } from '#env.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { cartaDeMudanca } from '#infra/mail/cartas.ts'
import { fecharRemessa } from '#infra/mail/remessa.ts'
import type { Cofre } from './cofre.ts'
import { ID_DA_CONFIGURACAO } from './configuracao.queries.ts'
import { remetente, servidorDeEmail } from './em-vigor.ts'
import { quemEntra } from './quem-entra.ts'

export type PartesDoAviso = { env: Ambiente; cofre: Cofre; enfileirar: Enfileirar }

/**
 * Tells every administrator. Before anything is written, because the letters must go through the server in
 * force now: someone who controls the next one would hold them back.
 */
export const avisarAdministradores = async (
  db: Db,
  { env, cofre, enfileirar }: PartesDoAviso,
  quem: string,
  { marca, fuso_horario }: Configuracao,
  mudadas: Chave[],
) => {
  const servidor = await servidorDeEmail(db, cofre, env)
  const de = await remetente(db)
  const quando = formatarInstante(new Date().toISOString(), fuso_horario)
  for (const { nome, email } of await quemEntra().administradores(db)) {
    const carta = cartaDeMudanca({
      ...{ marca, nome, quem, quando },
      mudadas: mudadas.map((chave) => definicaoDe(chave).rotulo),
      link: `${env.urlPublica}/admin/configuracao/geral`,
    })
    const remessa = {
      carta: { ...carta, para: email, de },
      servidor,
      sobre: { entidade: 'configuracao', id: ID_DA_CONFIGURACAO },
      destinatario: nome,
    }
    await enfileirar(db, 'carta', { fechada: fecharRemessa(cofre, remessa) })
  }
}
