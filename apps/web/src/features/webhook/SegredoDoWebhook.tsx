import { HORAS_DO_ANTERIOR, type Webhook } from '@balcao/contract/provedor/webhook'
import { Button, Group, Text } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { CopiarUmaVez } from '#ui/CopiarUmaVez.tsx'
import { CampoDeOpcoes } from '#ui/campos/CampoDeOpcoes.tsx'
import { DialogoComCampos } from '#ui/DialogoComCampos.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import { textos as textosDaInterface } from '#ui/textos.ts'
import { useTrocarSegredo } from './webhook.data.ts'
import { textosDoSegredo as t, textos } from './webhook.textos.ts'

const PADRAO = '24'

/** What signs the deliveries. A new one is shown once, and may overlap with the former. */
export function SegredoDoWebhook({ webhook }: { webhook: Webhook }) {
  const podeEditar = usePode('EDITAR.WEBHOOK')
  const [trocando, setTrocando] = useState(false)
  const [novo, setNovo] = useState<string | null>(null)
  const { segredo_anterior_ate: ate } = webhook
  return (
    <Secao titulo={t.titulo} texto={t.explicado}>
      <Text size="sm" mb="xs">
        {t.definido} {ate && t.anterior(quando(ate))}
      </Text>
      <BotaoComMotivo
        variant="default"
        motivo={podeEditar ? null : textos.semEditar}
        onClick={() => setTrocando(true)}
      >
        {t.trocar}
      </BotaoComMotivo>
      {trocando && (
        <TrocarSegredo
          id={webhook.id}
          aoFechar={() => setTrocando(false)}
          aoTrocar={(segredo) => {
            setTrocando(false)
            setNovo(segredo)
          }}
        />
      )}
      {novo && <CopiarUmaVez titulo={t.novo} valor={novo} textos={t} aoFechar={() => setNovo(null)} />}
    </Secao>
  )
}

type TrocarSegredoProps = { id: string; aoFechar: () => void; aoTrocar: (segredo: string) => void }

function TrocarSegredo({ id, aoFechar, aoTrocar }: TrocarSegredoProps) {
  const trocar = useTrocarSegredo(id)
  const [horas, setHoras] = useState(PADRAO)
  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault()
    const escolhidas = HORAS_DO_ANTERIOR.find((uma) => String(uma) === horas) ?? 0
    trocar.mutate({ horas_do_anterior: escolhidas }, { onSuccess: ({ segredo }) => aoTrocar(segredo) })
  }
  return (
    <DialogoComCampos titulo={t.pergunta} ocupado={trocar.isPending} aoFechar={aoFechar}>
      <form onSubmit={enviar}>
        <Text size="sm" mb="sm">
          {t.consequencia}
        </Text>
        <CampoDeOpcoes label={t.horas} nomes={t.periodos} value={horas} onChange={setHoras} />
        {trocar.error && <ErroNaTela mensagem={textoDoErro(trocar.error)} />}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" disabled={trocar.isPending} onClick={aoFechar}>
            {textosDaInterface.acao.cancelar}
          </Button>
          <Button type="submit" loading={trocar.isPending}>
            {t.trocar}
          </Button>
        </Group>
      </form>
    </DialogoComCampos>
  )
}
