import type { Usuario } from '@balcao/contract/acesso/usuario'
import { useQuery } from '@tanstack/react-query'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { rotulos, textos } from './usuario.textos.ts'

type CampoCanalProps = { registrado: Pick<Usuario, 'canal_venda_id' | 'canal_venda'> | undefined }

/** Active channels. One that was retired after the person got it stays visible, and says so. */
export function CampoCanal({ registrado }: CampoCanalProps) {
  const { data: canais = [], isSuccess } = useQuery(opcoesDeCanais)
  const { canal_venda_id: id = null, canal_venda: nome = null } = registrado ?? {}
  const foraDeUso = isSuccess && id !== null && !canais.some((canal) => canal.id === id)
  const opcoes = canais.map((canal) => ({ value: canal.id, label: canal.nome }))
  return (
    <CampoSelecao
      name="canal_venda_id"
      label={rotulos.canal_venda_id}
      description={textos.canalExplicado}
      inputWrapperOrder={dicaAbaixo}
      data={foraDeUso ? [{ value: id, label: `${nome} (${textos.canalInativo})` }, ...opcoes] : opcoes}
    />
  )
}
