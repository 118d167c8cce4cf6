import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { configuracao } from '#configuracao.ts'
import { textos } from '#textos/textos.ts'
import { Logo } from './Logo.tsx'
import { ehRobo } from './robo.ts'
import classes from './TelaDeErro.module.css'
import { tituloDoErro } from './tituloDoErro.ts'

type TelaDeErroProps = {
  /** 0 when the server did not answer at all. */
  codigo: number
  detalhe?: string | undefined
  /** Inside the shell, which already is the page's `main`. */
  naCasca?: boolean
  aoVoltar: () => void
  aoTentarDeNovo?: (() => void) | undefined
}

const tituloDe = (codigo: number) => {
  if (codigo === 404) return textos.telaDeErro.tituloNaoEncontrada
  return codigo === 0 ? textos.telaDeErro.semConexao : textos.toast.tituloErro
}

function Mensagem({ codigo }: { codigo: number }) {
  const t = textos.telaDeErro
  if (codigo === 404 || codigo === 403) {
    return (
      <>
        <Text>{codigo === 404 ? t.naoEncontrada : t.proibida}</Text>
        <Text>{t.voltarAoInicio}</Text>
      </>
    )
  }
  if (codigo === 0) return <Text>{textos.erro.rede}</Text>
  if (codigo !== 400 && codigo < 500) return null
  return (
    <>
      <Text>{t.algoErrado}</Text>
      <Text component="a" href={`mailto:${configuracao.email_suporte}`} c="var(--mantine-color-anchor)">
        {configuracao.email_suporte}
      </Text>
      <Text>{t.aguarde}</Text>
    </>
  )
}

/** Shown when a page cannot be shown. Robots get nothing to index. */
export function TelaDeErro({ codigo, detalhe, naCasca, aoVoltar, aoTentarDeNovo }: TelaDeErroProps) {
  const titulo = tituloDe(codigo)
  useEffect(() => tituloDoErro.por(titulo), [titulo])
  if (ehRobo(navigator.userAgent)) return null
  const Elemento = naCasca ? 'div' : 'main'
  return (
    <Elemento className={classes.tela} data-na-casca={naCasca || undefined}>
      <Stack align="center" gap="xs" maw="64ch">
        <Logo className={classes.logo} />
        <Title order={1} className={classes.codigo}>
          {codigo === 0 ? textos.telaDeErro.semConexao : `${codigo}!`}
        </Title>
        <Mensagem codigo={codigo} />
        {detalhe && (
          <Text size="xs" c="dimmed" ff="monospace" className={classes.detalhe}>
            {detalhe}
          </Text>
        )}
        <Group mt="md">
          {aoTentarDeNovo && <Button onClick={aoTentarDeNovo}>{textos.telaDeErro.tentarDeNovo}</Button>}
          <Button variant={aoTentarDeNovo ? 'default' : 'filled'} onClick={aoVoltar}>
            {textos.telaDeErro.voltar}
          </Button>
        </Group>
      </Stack>
    </Elemento>
  )
}
