-- Rights are asked for with every request: nobody listens to their changes any more. The triggers go with their function.
DROP FUNCTION "direitos_mudaram"() CASCADE;
