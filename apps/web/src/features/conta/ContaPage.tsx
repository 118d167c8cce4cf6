import { Stack, Title } from '@mantine/core'
import { useSessao } from '#sessao.ts'
import { AvisosPorEmail } from './AvisosPorEmail.tsx'
import classes from './ContaPage.module.css'
import { textos } from './conta.textos.ts'
import { FormularioDados } from './FormularioDados.tsx'
import { FormularioSenha } from './FormularioSenha.tsx'
import { Sessoes } from './Sessoes.tsx'

export function ContaPage() {
  const { usuarioAutenticado: pessoa } = useSessao()
  if (!pessoa) return null
  return (
    <Stack gap="xl" className={classes.pagina}>
      <Title order={1}>{textos.titulo}</Title>
      <FormularioDados pessoa={pessoa} />
      <FormularioSenha provedor={pessoa.provedor} />
      <AvisosPorEmail />
      <Sessoes />
    </Stack>
  )
}
