import { nomesDosAvisos, type TipoDeAviso } from '@balcao/contract/provedor/configuracao-avisos'
import { Checkbox, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { preferenciaDeAvisos, usePreferirAvisos } from '#partes/aviso/aviso.data.ts'
import { textos } from '#partes/aviso/aviso.textos.ts'
import { Secao } from '#ui/Secao.tsx'
import { toast } from '#ui/toast.tsx'

/** Saved with each choice: there is nothing else to fill in. */
export function AvisosPorEmail() {
  const { data } = useSuspenseQuery(preferenciaDeAvisos)
  const preferir = usePreferirAvisos()
  const { permitidos, por_email } = data
  const escolhidos = preferir.isPending ? preferir.variables : por_email
  const trocar = (tipo: TipoDeAviso) =>
    preferir.mutate(
      escolhidos.includes(tipo) ? escolhidos.filter((um) => um !== tipo) : [...escolhidos, tipo],
      { onSuccess: () => toast.sucesso(textos.salvo) },
    )
  if (!permitidos.length)
    return (
      <Secao titulo={textos.porEmail}>
        <Text size="sm">{textos.nenhumPorEmail}</Text>
      </Secao>
    )
  return (
    <Secao titulo={textos.porEmail} texto={textos.porEmailTexto}>
      <Stack gap="sm">
        {permitidos.map((tipo) => (
          <Checkbox
            key={tipo}
            label={nomesDosAvisos[tipo]}
            checked={escolhidos.includes(tipo)}
            onChange={() => trocar(tipo)}
          />
        ))}
      </Stack>
    </Secao>
  )
}
